import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, as it changes. `served` is the answer in the served HTML. */
export function useMediaQuery(query: string, served = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => served,
  );
}

/** Whether the visitor prefers less motion (technique C39). */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
