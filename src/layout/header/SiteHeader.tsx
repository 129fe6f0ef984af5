import { Suspense, useEffect, useState } from 'react';
import type { ShownPage } from '@/site/pages';
import { SmallNavigation } from './SmallNavigation';
import { WideNavigation } from './WideNavigation';

/** Scroll distance in px from which the home page's tall header is compact. */
const COMPACT_FROM_PX = 24;

/**
 * The fixed header: 100, 140 or 190 px high, 140 px in compact mode. It measures its own width in rem, so that doubled
 * text switches to the menu instead of overlapping the row (WCAG 1.4.4).
 */
export function SiteHeader({ page }: { page: ShownPage }) {
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
      <Suspense>
        <WideNavigation page={page} />
      </Suspense>
      <Suspense>
        <SmallNavigation page={page} />
      </Suspense>
    </header>
  );
}
