import { useEffect, useState } from 'react';

/** Returns false at first, and true once the component has been mounted for `ms` milliseconds. */
export function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setWaited, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
