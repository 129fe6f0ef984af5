import { FILES_CACHE, FRESH } from '@/lib/page-protocol';
import { isPrerendered } from './when-readable';

/** Deletes the service worker's cached scripts. */
async function forgetFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(FILES_CACHE)) await caches.delete(name);
  }
}

/**
 * Handles a script that is missing, or whose cached copy is damaged and must not be used again. A prerendered page can
 * be read without it; an account page has nothing to show and is loaded again once. Rethrows the error, for the
 * console.
 */
export async function recover(error: unknown): Promise<never> {
  if (error instanceof SyntaxError && 'caches' in window) await forgetFiles();
  const fresh = `?${FRESH}`;
  if (!isPrerendered && navigator.onLine && window.location.search !== fresh) window.location.replace(fresh);
  throw error;
}
