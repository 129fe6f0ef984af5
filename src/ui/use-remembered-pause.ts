import { useEffect, useState } from 'react';
import { setItemSafely, getItemSafely } from '@/lib/storage';

/**
 * Remembers in this browser whether the visitor paused an animation. Undefined until known: before hydration nothing
 * moves on its own anyway.
 */
export function useRememberedPause(
  name: string,
): [paused: boolean | undefined, pause: (paused: boolean) => void] {
  const key = 'paused:' + name;
  const [paused, setPaused] = useState<boolean>();

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect, react/no-deriving-state-in-effects -- the served page cannot know what is stored here
    setPaused(getItemSafely('localStorage', key) === 'yes');
  }, [key]);

  const pause = (next: boolean) => {
    setPaused(next);
    setItemSafely('localStorage', key, next ? 'yes' : 'no'); // if refused, the choice lasts for this page
  };
  return [paused, pause];
}
