import { Navigate } from 'react-router-dom';
import { pages, type PageId } from '@/site/pages';
import { LoadingText } from './LoadingText';

/** Leads to another page. Replaces the history entry, since going Back to it would only redirect again. */
export function Redirect({ to }: { to: PageId }) {
  return (
    <>
      <LoadingText />
      <Navigate to={pages[to].path} replace />
    </>
  );
}
