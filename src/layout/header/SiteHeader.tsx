import { Suspense, useEffect, useState } from 'react';
import type { ShownPage } from '@/site/pages';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { SmallNavigation } from './SmallNavigation';
import { wideNavigation } from './wide-navigation-code';
import { useWideScreen } from './wide-screen';

/** Scroll distance in px from which the home page's tall header is compact. */
const COMPACT_FROM_PX = 24;

/**
 * Place of the row of items. A separate component: on a phone it renders again right after hydration, and everything
 * rendered with it, the whole small menu included, would have to be hydrated in the same task.
 */
function WideHeader({ page, onMissing }: { page: ShownPage; onMissing: () => void }) {
  return useWideScreen() ? (
    <ErrorBoundary fallback={() => null} onCatch={onMissing}>
      <Suspense>
        <wideNavigation.Component page={page} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/**
 * The fixed header: 100, 140 or 190 px high, 140 px in compact mode. It measures its own width in rem, so that doubled
 * text switches to the menu instead of overlapping the row (WCAG 1.4.4). Where the row's code cannot be loaded, the
 * menu serves every width.
 */
export function SiteHeader({ page }: { page: ShownPage }) {
  const [compact, setCompact] = useState(false);
  const [rowMissing, setRowMissing] = useState(false);

  useEffect(() => {
    const follow = () => setCompact(window.scrollY > COMPACT_FROM_PX);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <header
      data-compact={compact ? '' : undefined}
      className="site-header @container/page z-40 flex items-center justify-center border-b-3 border-red bg-sheet"
    >
      <WideHeader page={page} onMissing={() => setRowMissing(true)} />
      <Suspense>
        <SmallNavigation page={page} alone={rowMissing} />
      </Suspense>
    </header>
  );
}
