import { RELOADED_FOR } from '@/lib/page-protocol';
import { setItemSafely, getItemSafely } from '@/lib/storage';

const missing = new WeakSet<Error>();

/** Remembers which errors mean that code could not be loaded; Vite reports them, including those of a mere prefetch. */
export function noteMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => missing.add(event.payload));
}

/** Returns whether an error means that code of the site could not be loaded. */
export function isMissingChunk(error: Error): boolean {
  return missing.has(error);
}

/**
 * Returns whether one reload may help: after a new deployment the files an open page refers to may be gone, and the
 * address has already changed by then. Not without a network and not twice for the same address; whether that can be
 * remembered shows when it is tried.
 */
export function canReloadFor(error: Error): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  return getItemSafely('sessionStorage', RELOADED_FOR) !== window.location.pathname;
}

/** Reloads the page and remembers for which address; false where the storage is full and nothing happens. */
export function reloadOnce(): boolean {
  if (!setItemSafely('sessionStorage', RELOADED_FOR, window.location.pathname)) return false;
  window.location.reload();
  return true;
}
