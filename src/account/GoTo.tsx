import { Navigate } from 'react-router-dom';
import { pathTo, type PageTarget } from '@/pages/registry';
import { LoadingText } from './LoadingText';

interface GoToProps {
  target: PageTarget;
  /** Handed to the page as the state of its place in the history. */
  state?: unknown;
}

/** Goes to another page. The one that redirects does not stay in the history, where it would only redirect again. */
export function GoTo({ target, state }: GoToProps) {
  return (
    <>
      <LoadingText />
      <Navigate to={pathTo(target)} replace state={state} />
    </>
  );
}
