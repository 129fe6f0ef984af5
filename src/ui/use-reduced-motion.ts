import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query';

/** The visitor's preference for less motion (technique C39). */
export const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** Returns true if the visitor prefers less motion; false while prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches, () => false);
}
