import { useMemo, useSyncExternalStore } from 'react';
import { isoDay } from '@/site/dates';

const DAY_MS = 24 * 60 * 60 * 1000;

const currentDay = () => isoDay(new Date());

/** The day of the build; the first render in the browser must show the same as the served pages. */
const buildDay = (): string => import.meta.env.VITE_BUILD_DAY ?? currentDay();

function subscribe(listener: () => void): () => void {
  let timer = 0;
  const wait = () => {
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    timer = window.setTimeout(
      () => {
        listener();
        wait();
      },
      Math.min(midnight.getTime() - Date.now(), DAY_MS),
    );
  };
  wait();
  // A phone that slept past midnight fires no timer until it wakes.
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Returns the start of today in the visitor's time zone: first the day of the build, which the served HTML shows,
 * then the visitor's own, and the next one after midnight.
 */
export function useToday(): Date {
  const day = useSyncExternalStore(subscribe, currentDay, buildDay);
  return useMemo(() => new Date(`${day}T00:00:00`), [day]);
}
