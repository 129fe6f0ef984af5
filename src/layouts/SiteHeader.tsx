import { Suspense, useEffect, useRef, useState } from 'react';
import type { PageId } from '@/site/pages';
import { SmallNavigation } from './SmallNavigation';
import { needWideNavigation, wideNavigation } from './wide-navigation-code';
import { useWideScreen } from './wide-screen';

/** From this many px of scroll on, the tall header of the home page is compact. */
const COMPACT_FROM_PX = 24;

/** Signs that the visitor is about to use the header. */
const SIGNS_OF_USE = ['pointerover', 'focusin', 'touchstart'] as const;

/** The fixed header (spec §2): 100, 140 or 190 px high, 140 px in compact mode. */
export function SiteHeader({ page }: { page: PageId | undefined }) {
  const header = useRef<HTMLElement>(null);
  const [compact, setCompact] = useState(false);
  const [servedPage] = useState(page);
  const wide = useWideScreen();
  // The served row cannot take a new page: React would wait for code that nobody asked for, and the move with it.
  if (page !== servedPage) needWideNavigation();

  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    const follow = () => setCompact(window.scrollY > COMPACT_FROM_PX);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    const element = header.current;
    if (element?.matches(':hover, :focus-within')) needWideNavigation();
    for (const sign of SIGNS_OF_USE) element?.addEventListener(sign, needWideNavigation, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) element?.removeEventListener(sign, needWideNavigation);
    };
  }, []);

  return (
    <header
      ref={header}
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
