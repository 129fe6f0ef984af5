import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What the first window of a phone shows nothing or next to nothing of. After a move to the top of a page it renders
 * once what is above it has painted: making and laying out a whole page at once takes a slow phone 0.25 s, its first
 * screen less than half of that. A served page, Back and Forward, and a move to an anchor have it from the first
 * render; they may show any part of the page.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const toTop = useNavigationType() !== 'POP' && hash === '';
  const shown = useDeferredValue(true, toTop ? false : undefined);
  // As high as the window, so that the footer is never seen in its place.
  return shown ? children : <div className="min-h-svh" />;
}
