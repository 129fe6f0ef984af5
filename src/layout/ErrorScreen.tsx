import { useEffect, useState } from 'react';
import { unexpectedError } from './error-words';
import { pathTo } from '@/pages/registry';
import { buttonStyle } from '@/ui/button-style';
import { OfflineScreen } from './OfflineScreen';
import { canReloadFor, isMissingChunk, reloadOnce } from './missing-chunk';
import { Column } from '@/ui/Column';

/**
 * Shown instead of a page that failed to render. Its links are plain: the router itself may be broken, and a full load
 * is the safest way on. Where a new deployment is the likely cause the page first reloads, once.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const [reloading, setReloading] = useState(() => canReloadFor(error));

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the attempt tells whether it can be remembered
    if (reloading && !reloadOnce()) setReloading(false);
  }, [reloading]);

  if (reloading) return null;
  if (isMissingChunk(error) && !navigator.onLine) return <OfflineScreen />;
  return (
    <Column role="alert" className="py-section">
      <h1 tabIndex={-1} className="font-display text-h2 uppercase width-condensed">
        {unexpectedError.title}
      </h1>
      <p className="mt-4 max-w-measure font-mono text-small break-words">{error.message}</p>
      <p className="mt-4 max-w-measure text-lead">
        {isMissingChunk(error) ? unexpectedError.outdated : unexpectedError.text}
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
  );
}
