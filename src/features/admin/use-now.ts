import { useEffect, useState } from 'react';

/** Words count whole minutes, so none is wrong for longer than half of one. */
const TICK_MS = 30_000;

/** Returns the time (ms since 1970) and keeps it current, also after the computer has slept. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = window.setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
