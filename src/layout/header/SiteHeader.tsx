import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import type { ShownPage } from '@/site/pages';
import { mediaQuery } from '@/ui/media-query';
import { SmallNavigation } from './SmallNavigation';

/** Scroll distance in px from which the home page's tall header is compact. */
const COMPACT_FROM_PX = 24;

const wideWindow = mediaQuery('(min-width: 64rem)');

/** Resolves once the window is wide, now or later. */
const untilWide = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (wideWindow.matches()) resolve();
    };
    check();
    wideWindow.subscribe(check);
  });

async function importRow() {
  const { WideNavigation: view } = await import('./WideNavigation');
  return { default: view };
}

/** Loads what the header of this window needs, so that it works as soon as the page does. Never rejects. */
export async function loadHeader(): Promise<void> {
  if (wideWindow.matches()) await importRow().catch(() => undefined);
}

/** The row of items. Phones never load its code, Radix' menu: 12 kB of the 110 that scripts may weigh. */
const WideNavigation = lazy(async () => {
  if (!import.meta.env.SSR) await untilWide();
  return importRow();
});

interface SiteHeaderProps {
  /** The page the visitor is on. */
  page: ShownPage;
}

/** The row of items where the window is wide. A component of its own, so that a phone drops the served row alone. */
function WideHeader({ page, onMissing }: SiteHeaderProps & { onMissing: () => void }) {
  const isWide = useSyncExternalStore(wideWindow.subscribe, wideWindow.matches, () => true);
  if (!isWide) return null;
  return (
    <ErrorBoundary fallback={() => null} onCatch={onMissing}>
      <Suspense>
        <WideNavigation page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The fixed header: 100, 140 or 190 px high, 140 px in compact mode. It measures its own width in rem, so that doubled
 * text switches to the menu instead of overlapping the row (WCAG 1.4.4). Where the row's code cannot be loaded, the
 * menu serves every width.
 */
export function SiteHeader({ page }: SiteHeaderProps) {
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
      className="site-header @container/page z-40 flex items-center justify-center border-b-3 border-red bg-header"
    >
      <WideHeader page={page} onMissing={() => setRowMissing(true)} />
      <Suspense>
        <SmallNavigation page={page} alone={rowMissing} />
      </Suspense>
    </header>
  );
}
