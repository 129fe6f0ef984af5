import { useSyncExternalStore } from 'react';
import { mediaQuery } from '@/ui/media-query';

/**
 * The width at which the header switches from the menu to the row of items: Tailwind's `lg`, in rem so that large text
 * counts.
 */
const wideScreen = mediaQuery('(min-width: 64rem)');

/** Whether the window is wide enough for the row of items right now. */
export const isWideScreen = wideScreen.matches;

/**
 * Returns whether the window is wide enough for the row of items. True in the served HTML, which holds both headers.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(wideScreen.subscribe, isWideScreen, () => true);
}

/** Resolves as soon as the window is wide. */
export function whenWideScreen(): Promise<void> {
  if (isWideScreen()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = wideScreen.subscribe(() => {
      stop();
      resolve();
    });
  });
}
