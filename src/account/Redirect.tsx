import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { pages, type PageId } from '@/site/pages';
import { LoadingText } from './LoadingText';

interface RedirectProps {
  to: PageId;
  /** Shows a toast that says why. It outlives this page. */
  explain?: (() => void) | undefined;
}

/** Leads to another page. Replaces the history entry, since going Back to it would only redirect again. */
export function Redirect({ to, explain }: RedirectProps) {
  useEffect(() => explain?.(), [explain]);
  return (
    <>
      <LoadingText />
      <Navigate to={pages[to].path} replace />
    </>
  );
}
