import { useEffect, useRef } from 'react';
import { findPage, isAccountPage, type PageId, publicPageIds } from '@/site/pages';
import { isPage, PAGES_CACHE } from './pages-cache';

/** Time in ms after a move before its page is fetched again to be kept: what the page shows comes first. */
const KEEP_AFTER_MS = 1000;

/** Keeps a page for reading without a network. Account pages are never kept. Does nothing where that fails. */
export async function keepPage(path: string): Promise<void> {
  const page = findPage(path);
  if (page === 'not-found' || isAccountPage(page)) return;
  try {
    const response = await fetch(path);
    if (isPage(response)) await (await caches.open(PAGES_CACHE)).put(path, response);
  } catch {
    // No network, or storage is full.
  }
}

/** Returns the pages that this browser can show without a network. Rejects where the browser refuses to keep any. */
export async function keptPages(): Promise<readonly PageId[]> {
  const requests = await (await caches.open(PAGES_CACHE)).keys();
  const kept = new Set(requests.map(({ url }) => findPage(new URL(url).pathname)));
  return publicPageIds.filter((id) => kept.has(id));
}

/** Keeps each page reached by a link: the router drew it, so the service worker has never seen a request for it. */
export function useKeepPages(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current || !navigator.serviceWorker?.controller) return;
    last.current = pathname;
    const timer = window.setTimeout(() => void keepPage(pathname), KEEP_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [pathname]);
}
