import { useSyncExternalStore } from 'react';
import { offlineCopy } from '@/content/errors';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A quiet line while there is no network. The pages that were opened before stay readable. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p className="fixed bottom-0 left-0 z-30 rounded-tr bg-night px-4 py-2 text-small text-sheet">
          {offlineCopy.notice}
        </p>
      )}
    </div>
  );
}
