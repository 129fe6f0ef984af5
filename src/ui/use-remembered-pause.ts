import { useEffect, useState } from 'react';

/**
 * Whether the visitor paused a moving thing, remembered in this browser.
 * Undefined until that is known: before hydration nothing moves on its own anyway.
 */
export function useRememberedPause(
  name: string,
): [paused: boolean | undefined, pause: (paused: boolean) => void] {
  const key = `paused:${name}`;
  const [paused, setPaused] = useState<boolean>();

  useEffect(() => {
    try {
      // oxlint-disable-next-line react/set-state-in-effect -- the served page cannot know what is stored here
      setPaused(localStorage.getItem(key) === 'yes');
    } catch {
      setPaused(false); // storage refused: the choice lasts for this page
    }
  }, [key]);

  const pause = (next: boolean) => {
    setPaused(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // as above
    }
  };
  return [paused, pause];
}
