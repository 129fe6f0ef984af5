import { useEffect, useRef, useState } from 'react';

/** How long a confirmation stays, in ms. */
const STATUS_MS = 4000;

/** A short message for a live region that clears itself; the same message twice is spoken twice. */
export function useSpokenStatus(): [status: string, say: (message: string) => void] {
  const [status, setStatus] = useState('');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const say = (message: string) => {
    window.clearTimeout(timer.current);
    // A live region speaks changes only, so a repeated message gets a no-break space.
    setStatus((before) => (before === message ? `${message}\u00A0` : message));
    timer.current = window.setTimeout(() => setStatus(''), STATUS_MS);
  };
  return [status, say];
}
