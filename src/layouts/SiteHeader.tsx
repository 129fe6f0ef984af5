import { Suspense, useEffect, useState } from 'react';
import type { PageId } from '@/site/pages';
import { lazyComponent } from './lazy-component';
import { SmallNavigation } from './SmallNavigation';
import { useWideScreen, whenWideScreen } from './wide-screen';

/** From this many px of scroll on, the tall header of the home page is compact. */
const COMPACT_FROM_PX = 24;

/** Radix's navigation menu weighs 9 kB and no phone shows it: the code comes when the window is wide. */
const wideNavigation = lazyComponent(async () => {
  await whenWideScreen();
  return (await import('./WideNavigation')).WideNavigation;
});

/** Loads what the header of a wide screen needs, for the prerender. */
export const preloadHeader = wideNavigation.preload;

/** The fixed header (spec §2): 100, 140 or 190 px high, 140 px in compact mode. */
export function SiteHeader({ page }: { page: PageId | undefined }) {
  const [compact, setCompact] = useState(false);
  const wide = useWideScreen();

  useEffect(() => {
    const follow = () => setCompact(window.scrollY > COMPACT_FROM_PX);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <header
      data-compact={compact ? '' : undefined}
      className="site-header fixed inset-x-0 top-0 z-40 flex items-center justify-center border-b-3 border-red bg-sheet"
    >
      {wide ? (
        <Suspense>
          <wideNavigation.Component page={page} />
        </Suspense>
      ) : null}
      <Suspense>
        <SmallNavigation page={page} />
      </Suspense>
    </header>
  );
}
