import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { matchesMedia, useMediaQuery } from '@/ui/use-media-query';
import { SmallNavigation } from './SmallNavigation';

/** Scroll distance in px from which the home page's tall header is compact. */
const COMPACT_FROM_PX = 24;

/** Where the row of items may fit. A phone does not load its code: 12 kB of the 110 that scripts may weigh. */
const WIDE = '(min-width: 64rem)';

const loadRow = () => import('./WideNavigation').then((module) => ({ default: module.WideNavigation }));
const WideNavigation = lazy(loadRow);
// Starts to load with the code of the page, and not only when it is drawn.
if (!import.meta.env.SSR && matchesMedia(WIDE)) loadRow().catch(() => undefined);

/** The row of items, where the window is wide. A component of its own, so that a phone drops the served row alone. */
function WideHeader() {
  if (!useMediaQuery(WIDE, true)) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <WideNavigation />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The fixed header; sticky.css has its heights. CSS shows one of the two menus: the row if it has loaded and fits the
 * header's width in rem, so that doubled text gets the small menu (WCAG 1.4.4).
 */
export function SiteHeader() {
  const [compact, setCompact] = useState(false);

  useEffect(() => {
    const follow = () => setCompact(window.scrollY > COMPACT_FROM_PX);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <header
      data-compact={compact ? '' : undefined}
      className="site-header @container/page z-40 flex items-center justify-center border-b-3 border-red bg-header"
    >
      <WideHeader />
      <Suspense>
        <SmallNavigation />
      </Suspense>
    </header>
  );
}
