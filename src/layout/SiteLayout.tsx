import { memo, Suspense, useDeferredValue, useEffect, useMemo, type ReactElement } from 'react';
import {
  useLocation,
  useNavigationType,
  useOutlet,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { SiteFooter } from '@/layout/footer/SiteFooter';
import { SiteHeader } from '@/layout/header/SiteHeader';
import { useKeepPages } from '@/offline/kept-pages';
import { factsOf, findPage, type ShownPage } from '@/site/pages';
import { OfflineNotice } from './OfflineNotice';
import { RouteFocus } from './RouteFocus';
import { MAIN_ID, SkipLink } from './SkipLink';
import { ToastRegion } from './ToastRegion';

/** Shows the controls that do nothing before the page is hydrated. */
function ReadyMark() {
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return null;
}

interface FrameProps {
  location: Location;
  navigationType: NavigationType;
  outlet: ReactElement | null;
}

/** The frame of every page: skip link, header, the page itself, footer, announcer, offline notice, toasts. */
const Frame = memo(function Frame({ location, navigationType, outlet }: FrameProps) {
  const page = findPage(location.pathname);
  // The first <div>: the prerender takes what React writes before it as the head (src/prerender.tsx).
  return (
    <div data-tall={page === 'home' ? '' : undefined}>
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="site-main @container/page">
        <Suspense>
          {outlet}
          <ReadyMark />
        </Suspense>
      </main>
      <SiteFooter page={page} />
      <RouteFocus location={location} navigationType={navigationType} title={factsOf(page).title} />
      <OfflineNotice />
      <ToastRegion page={page} />
    </div>
  );
});

/**
 * Shows the page of the current address. A move, in order:
 *
 * 1. A pointer, focus or touch on a link loads the code of its page (`prefetchPages` in src/routes.tsx).
 * 2. A click changes the address. A page whose code is loaded is drawn at once. Else the page before stays, with its
 *    title and scroll position, also on Back and Forward, which React would otherwise draw at once and empty.
 * 3. The first screen of the page is drawn, and what is in `BelowFold` one frame later.
 * 4. `RouteFocus` scrolls, on Back to where one was, moves focus and announces the title.
 *
 * Where the code cannot be loaded, missing-chunk.ts reloads the page once, since a deployment may have replaced its
 * files; after that `ErrorScreen` shows what can be done.
 */
export function SiteLayout({ isLoaded }: { isLoaded: (page: ShownPage) => boolean }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const outlet = useOutlet();
  const current = useMemo(() => ({ location, navigationType, outlet }), [location, navigationType, outlet]);
  const deferred = useDeferredValue(current);
  useKeepPages(location.pathname);
  return <Frame {...(isLoaded(findPage(location.pathname)) ? current : deferred)} />;
}
