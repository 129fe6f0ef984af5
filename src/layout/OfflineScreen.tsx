import { useEffect, useState, type RefObject } from 'react';
import { keptPages } from '@/offline/kept-pages';
import type { PageId } from '@/site/pages';
import { buttonStyle } from '@/ui/button-style';
import { offlineWords } from './content';
import { Column } from '@/ui/Column';
import { ReadablePages } from './ReadablePages';

/**
 * Shown for a page whose code cannot be fetched without a network. The address stays, so that "Try again" and a
 * returning network open the requested page. `heading` is the element to focus.
 */
export function OfflineScreen({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const [readable, setReadable] = useState<readonly PageId[]>([]);

  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  useEffect(() => {
    keptPages().then(setReadable, () => undefined); // nothing is kept, and no list is shown
  }, []);

  return (
    <Column as="section" className="py-section">
      <h1 ref={heading} tabIndex={-1} className="font-display text-h2 uppercase font-stretch-condensed">
        {offlineWords.title}
      </h1>
      <p className="mt-4 max-w-measure text-lead">{offlineWords.text}</p>
      {readable.length === 0 ? null : <ReadablePages ids={readable} />}
      <p className="mt-8">
        <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
          {offlineWords.retry}
        </button>
      </p>
    </Column>
  );
}
