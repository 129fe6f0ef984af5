import { RELOADED_FOR } from '@/lib/page-protocol';
import { setItemSafely, getItemSafely } from '@/lib/storage';

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
 * Returns whether one reload may help: after a new deployment the files an open page refers to may be gone, and the
 * address has already changed by then. Not offline, and not twice for the same address; whether that can be remembered
 * only shows when tried.
 */
export function canReloadFor(error: Error): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  return getItemSafely('sessionStorage', RELOADED_FOR) !== window.location.pathname;
}

/** Reloads the page and remembers the address; returns false, without a reload, where storage refuses. */
export function reloadOnce(): boolean {
  if (!setItemSafely('sessionStorage', RELOADED_FOR, window.location.pathname)) return false;
  window.location.reload();
  return true;
}
