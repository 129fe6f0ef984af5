const RELOADED_KEY = 'reloaded-for-missing-chunk';

/**
 * After a new deployment the files an open page still refers to may be gone. Vite reports the failed import;
 * the address has already changed by then, so one reload brings the new version of the page asked for.
 * A second failure for the same address, or one without a network, is left to the error screen.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === window.location.pathname) return;
    sessionStorage.setItem(RELOADED_KEY, window.location.pathname);
    window.location.reload();
  });
}
