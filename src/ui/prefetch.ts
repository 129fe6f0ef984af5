import { createContext, useContext } from 'react';
import type { PageId } from '@/site/pages';

/** Loads the code of a page ahead of its navigation; the router wires it, links call it on intent. */
export type Prefetch = (page: PageId) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Returns the function by which a link prefetches the page it leads to. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
