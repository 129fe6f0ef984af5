import { useMemo, useSyncExternalStore } from 'react';
import { isoDay } from '@/site/dates';

const DAY_MS = 24 * 60 * 60 * 1000;

const currentDay = () => isoDay(new Date());

/** The day for which a served page was written; the first render in the browser must show the same. */
const servedDay = (): string =>
  (import.meta.env.SSR ? import.meta.env.BUILD?.day : document.getElementById('root')?.dataset['day']) ??
  currentDay();

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
 * Returns the start of today in the visitor's time zone: first the day for which the served HTML was written,
 * then the visitor's own, and the next one after midnight.
 */
export function useToday(): Date {
  const day = useSyncExternalStore(subscribe, currentDay, servedDay);
  return useMemo(() => new Date(`${day}T00:00:00`), [day]);
}
