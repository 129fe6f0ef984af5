import { findPage, isAccountPage, pageIds, type PageId } from '@/site/pages';
import { isPage, PAGES_CACHE } from './pages-cache';

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
  return pageIds.filter((id) => kept.has(id));
}
