import { useEffect } from 'react';
import { adminStates } from '@/content/admin';
import { LoadingText } from '@/features/auth/LoadingText';
import { useWaited } from '@/features/auth/use-waited';
import { usePrefetch } from '@/ui/prefetch';

/** From here on "Loading..." alone would look like a page that hangs; a bad line can take half a minute. */
const SLOW_MS = 5000;

/** Shown while access is checked. Meanwhile the pages it may lead to are fetched. */
export function Checking() {
  const slow = useWaited(SLOW_MS);
  const prefetch = usePrefetch();
  useEffect(() => {
    prefetch('home');
    prefetch('auth');
  }, [prefetch]);
  return (
    <>
      <LoadingText />
      <p role="status" className="text-scuff">
        {slow ? adminStates.slow : ''}
      </p>
    </>
  );
}
