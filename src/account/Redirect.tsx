import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages, type PageId } from '@/site/pages';
import { LoadingText } from './LoadingText';

interface RedirectProps {
  to: PageId;
  /** Shows a toast that says why. It outlives this page. */
  explain?: (() => void) | undefined;
}

/** Leads to another page. Replaces the history entry, since going Back to it would only redirect again. */
export function Redirect({ to, explain }: RedirectProps) {
  const navigate = useNavigate();
  const redirectedTo = useRef<PageId>(undefined);
  useEffect(() => {
    // Not `Navigate`, which redirects again when the visitor moves on before the other page has been drawn.
    if (redirectedTo.current === to) return;
    redirectedTo.current = to;
    explain?.();
    void navigate(pages[to].path, { replace: true });
  }, [to, explain, navigate]);
  return <LoadingText />;
}
