import { Navigate } from 'react-router-dom';
import { pathTo, type PageTarget } from '@/site/pages';
import { LoadingText } from './LoadingText';

interface GoToProps {
  target: PageTarget;
  /** State for the page's history entry. */
  state?: unknown;
}

/** Redirects to another page. Replaces the history entry, since going Back to it would only redirect again. */
export function GoTo({ target, state }: GoToProps) {
  return (
    <>
      <LoadingText />
      <Navigate to={pathTo(target)} replace state={state} />
    </>
  );
}
