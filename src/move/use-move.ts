import { useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { findPage } from '@/site/pages';
import { loadedView } from './load-page';

/**
 * Returns what the frame shows, and how the visitor came to it. A move, in order:
 *
 * 1. A pointer, focus or touch on a link loads the code of its page (`prefetchPages`).
 * 2. A click changes the address. A page whose code is loaded is drawn at once. Else the page before stays, with its
 *    title and scroll position, also on Back and Forward, which React would otherwise draw at once and empty.
 * 3. The first screen of the page is drawn, and what is in `BelowFold` one frame later.
 * 4. `AfterMove` scrolls, on Back to where one was, moves focus and announces the title.
 *
 * Where the code cannot be loaded, missing-chunk.ts reloads the page once, since a deployment may have replaced its
 * files; after that `ErrorScreen` shows what can be done.
 */
export function useMove() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const outlet = useOutlet();
  const current = useMemo(() => ({ location, navigationType, outlet }), [location, navigationType, outlet]);
  const deferred = useDeferredValue(current);
  return loadedView(findPage(location.pathname)) === undefined ? deferred : current;
}
