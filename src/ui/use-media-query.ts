import { useCallback, useSyncExternalStore } from 'react';

/** The browser's answer to a query. Some embedded browsers lack matchMedia, or the events of its result. */
const ask = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

/** Whether the window matches a media query. False where the browser cannot tell. */
export const matchesMedia = (query: string): boolean => ask(query)?.matches ?? false;

/** Whether the window matches a media query, as it changes. `served` is the answer in the served HTML. */
export function useMediaQuery(query: string, served = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = ask(query);
      list?.addEventListener?.('change', listener);
      return () => list?.removeEventListener?.('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => served,
  );
}

/** Whether the visitor prefers less motion (technique C39). */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
