import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { mark, TALL } from '@/lib/page-protocol';
import type { HeadTexts } from '@/pages/page-facts';
import { factsOf, type ShownPage } from '@/pages/registry';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { PageHead } from './PageHead';
import { ReadyMark } from './mark-ready';
import { OfflineNotice } from './OfflineNotice';
import { RouteFocus } from './RouteFocus';
import { SiteFooter } from '@/layout/footer/SiteFooter';
import { SiteHeader } from '@/layout/header/SiteHeader';
import { MAIN_ID, SkipLink } from './SkipLink';
import { ToastRegion } from './ToastRegion';

interface SiteLayoutProps {
  page: ShownPage;
  loadHead: () => Promise<HeadTexts>;
  children: ReactNode;
}

/** The frame of every page: skip link, header, the page itself, footer, announcer, toasts. */
export function SiteLayout({ page, loadHead, children }: SiteLayoutProps) {
  const { pathname } = useLocation();

  return (
    <div {...mark(TALL, page === 'home')}>
      <SkipLink />
      <SiteHeader page={page} />
      <main id={MAIN_ID} tabIndex={-1} className="site-main @container/page">
        {/* Outside the error boundary, which has a new key on every page: a move waits for its code instead of showing nothing. */}
        <Suspense>
          <PageHead page={page} loadHead={loadHead} />
          <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen error={error} />}>
            {children}
          </ErrorBoundary>
          <ReadyMark />
        </Suspense>
      </main>
      <SiteFooter page={page} />
      <RouteFocus title={factsOf(page).title} />
      <OfflineNotice />
      <ToastRegion page={page} />
    </div>
  );
}
