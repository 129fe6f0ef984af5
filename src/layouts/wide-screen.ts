import { useSyncExternalStore } from 'react';

/** Where the header changes from the menu to the row of items: Tailwind's `lg`, in rem so that large text counts. */
const query = () => window.matchMedia('(min-width: 64rem)');

/** Whether the window is wide enough for the row of items right now. */
export const isWideScreen = () => query().matches;

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is wide enough for the row of items. True in the served HTML, which holds both headers. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWideScreen, () => true);
}

/** Resolves as soon as the window is wide. */
export function whenWideScreen(): Promise<void> {
  if (isWideScreen()) return Promise.resolve();
  return new Promise((resolve) => {
    query().addEventListener('change', () => resolve(), { once: true });
  });
}
