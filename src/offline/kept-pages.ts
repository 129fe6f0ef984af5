import { findPage, pageIds, type PageId } from '@/site/pages';
import { isPagesCache } from './rules';

/**
 * Returns the pages that this browser can show without a network, in the order of the registry.
 * Rejects where the browser has no such storage or refuses it.
 */
export async function keptPages(): Promise<readonly PageId[]> {
  const names = (await caches.keys()).filter(isPagesCache);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(requests.flat().map(({ url }) => findPage(new URL(url).pathname)));
  return pageIds.filter((id) => kept.has(id));
}
