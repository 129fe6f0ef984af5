import { getItemSafely, setItemSafely } from '@/lib/storage';

/** Key in session storage. */
const RELOADED_FOR = 'reloaded-for-missing-chunk';

const missing = new WeakSet<Error>();

/** Records the errors that mean code could not be loaded; Vite reports even those of a mere prefetch. */
export function noteMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => missing.add(event.payload));
}

/** Returns whether an error means that code of the site could not be loaded. */
export function isMissingChunk(error: Error): boolean {
  return missing.has(error);
}

/**
 * Reloads the page where code is missing, most likely because of a new deployment. Not offline, and once for each
 * address; returns false where it does not reload.
 */
export function reloadOnce(): boolean {
  const { pathname } = window.location;
  if (!navigator.onLine || getItemSafely('sessionStorage', RELOADED_FOR) === pathname) return false;
  if (!setItemSafely('sessionStorage', RELOADED_FOR, pathname)) return false;
  window.location.reload();
  return true;
}
