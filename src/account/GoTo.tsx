import { Navigate } from 'react-router-dom';
import { pathTo, type PageTarget } from '@/pages/registry';
import { LoadingText } from './LoadingText';

interface GoToProps {
  target: PageTarget;
  /** State of the page's entry in the history. */
  state?: unknown;
}

/** Goes to another page. The redirecting page is replaced in the history, where it would only redirect again. */
export function GoTo({ target, state }: GoToProps) {
  return (
    <>
      <LoadingText />
      <Navigate to={pathTo(target)} replace state={state} />
    </>
  );
}
