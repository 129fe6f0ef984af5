import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The part of a page that is below the first window of a phone. After a move to the top of a page it renders once the
 * part above it has painted: rendering and laying out a whole page at once takes a slow phone 0.25 s, its first screen
 * less than half of that. A served page, Back and Forward, and a move to an anchor have it from the first render,
 * because they may start anywhere on the page.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const toTop = useNavigationType() !== 'POP' && hash === '';
  const shown = useDeferredValue(true, toTop ? false : undefined);
  // As high as the window, so that the footer is never seen in its place.
  return shown ? children : <div className="min-h-svh" />;
}
