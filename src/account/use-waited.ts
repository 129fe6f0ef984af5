import { useEffect, useState } from 'react';

/** False at first, true once the component has been there for that many ms. */
export function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setWaited, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
