import { useEffect, useRef, useState } from 'react';
import { isMissingChunk, reloadOnce } from '@/move/missing-chunk';
import { organization } from '@/site/organization.content';
import { pathTo } from '@/site/pages';
import { buttonStyle } from '@/ui/button-style';
import { Column } from '@/ui/Column';
import { offlineWords, unexpectedError } from './content';
import { OfflineScreen } from './OfflineScreen';

/**
 * Shown instead of the site when something failed to render. Its links are plain, and Back and Forward load their page:
 * there is no router any more. Where code is missing the page first reloads, once.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const outdated = isMissingChunk(error);
  const [reloading, setReloading] = useState(outdated);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the attempt tells whether it can be remembered
    if (reloading && !reloadOnce()) setReloading(false);
  }, [reloading]);

  useEffect(() => {
    heading.current?.focus();
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, [reloading]);

  if (reloading) return null;
  const offline = outdated && !navigator.onLine;
  return (
    <main className="@container/page">
      <title>{`${offline ? offlineWords.title : unexpectedError.title} | ${organization.name}`}</title>
      {offline ? (
        <OfflineScreen heading={heading} />
      ) : (
        <Column role="alert" className="py-section">
          <h1 ref={heading} tabIndex={-1} className="font-display text-h2 uppercase font-stretch-condensed">
            {unexpectedError.title}
          </h1>
          <p className="mt-4 max-w-measure font-mono text-small break-words">{error.message}</p>
          <p className="mt-4 max-w-measure text-lead">
            {outdated ? unexpectedError.outdated : unexpectedError.text}
          </p>
          <p className="mt-8 flex flex-wrap gap-4">
            <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
              {unexpectedError.reload}
            </button>
            <a href={pathTo({ page: 'home' })} className={buttonStyle('outline')}>
              {unexpectedError.home}
            </a>
          </p>
        </Column>
      )}
    </main>
  );
}
