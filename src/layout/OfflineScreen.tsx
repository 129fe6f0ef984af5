import { useEffect, useState } from 'react';
import { keptPages } from '@/offline/kept-pages';
import { pages, type PageId } from '@/pages/registry';
import { buttonStyle } from '@/ui/button-style';
import { offlineCopy } from './error-words';
import { Column } from '@/ui/Column';

/**
 * Shown for a page whose code cannot be fetched without a network. The address stays, so that "Try again" and a network
 * that returns open the page that was asked for. Plain links: the worker answers a full load with what it kept.
 */
export function OfflineScreen() {
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
      <h1 tabIndex={-1} className="font-display text-h2 uppercase width-condensed">
        {offlineCopy.title}
      </h1>
      <p className="mt-4 max-w-measure text-lead">{offlineCopy.text}</p>
      {readable.length === 0 ? null : (
        <>
          <h2 className="mt-8 font-display text-h3">{offlineCopy.readable}</h2>
          <ul role="list" className="mt-2">
            {readable.map((id) => (
              <li key={id}>
                <a
                  href={pages[id].path}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {pages[id].label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8">
        <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
          {offlineCopy.retry}
        </button>
      </p>
    </Column>
  );
}
