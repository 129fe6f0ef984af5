import { useState, useSyncExternalStore } from 'react';
import { offlineWords } from './content';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * A quiet line while there is no network, until the visitor closes it. It sticks to the bottom of the window and has
 * its own space at the end of the page; scroll padding keeps focused elements clear of it (WCAG 2.4.11).
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [closed, setClosed] = useState(false);
  if (online && closed) setClosed(false);
  return (
    <div role="status" className="sticky bottom-0 z-30">
      {online || closed ? null : (
        <p className="offline-notice on-dark flex items-center justify-between gap-4 bg-night px-5 text-small text-sheet">
          {offlineWords.notice}
          <button
            type="button"
            onClick={() => setClosed(true)}
            className="min-h-11 shrink-0 cursor-pointer px-2 underline underline-offset-4"
          >
            {offlineWords.close}
          </button>
        </p>
      )}
    </div>
  );
}
