import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query';

/** Whether the visitor asked for less motion (technique C39). */
export const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the visitor asked for less motion. False while prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches, () => false);
}
