import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { sessionQuery } from '@/backend/session';
import { pathTo } from '@/site/pages';
import { usePrefetch } from '@/ui/prefetch';
import { LoadingText } from './LoadingText';
import { useWaited } from './use-waited';

/**
 * A session that has to be refreshed over a bad line keeps the answer waiting for up to 26 s. Nobody should look
 * at "Loading..." for so long where a form can be shown.
 */
const PATIENCE_MS = 2000;

/** Shows its children to whoever is not signed in and sends everybody else home, on load and later (spec §2). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { data: session, isPending } = useQuery(sessionQuery());
  const waited = useWaited(PATIENCE_MS);
  const prefetch = usePrefetch();

  useEffect(() => prefetch('home'), [prefetch]);

  if (session) {
    return (
      <>
        <LoadingText />
        <Navigate to={pathTo({ page: 'home' })} replace />
      </>
    );
  }
  return isPending && !waited ? <LoadingText /> : children;
}
