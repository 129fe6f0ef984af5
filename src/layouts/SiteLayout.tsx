import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { titleFor, type PageId } from '@/site/pages';
import { DocumentTitle } from './DocumentTitle';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { PageHead } from './PageHead';
import { ReadyMark } from './ReadyMark';
import { OfflineNotice } from './OfflineNotice';
import { RouteFocus } from './RouteFocus';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { MAIN_ID, SkipLink } from './SkipLink';
import { ToastRegion } from './ToastRegion';

/** The frame of every page: skip link, header, the page itself, footer, announcer, toasts. */
export function SiteLayout({ page, children }: { page: PageId | undefined; children: ReactNode }) {
  const { pathname } = useLocation();

  return (
    <div data-tall={page === 'home' ? '' : undefined}>
      <SkipLink />
      <SiteHeader page={page} />
      <main id={MAIN_ID} tabIndex={-1} className="site-main">
        {/* Outside the boundary that is new on every page: a move waits for its code instead of showing nothing. */}
        <Suspense>
          <DocumentTitle page={page ?? 'notFound'} />
          <ErrorBoundary fallback={() => null}>
            <PageHead page={page ?? 'notFound'} />
          </ErrorBoundary>
          <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen error={error} />}>
            {children}
          </ErrorBoundary>
          <ReadyMark />
        </Suspense>
      </main>
      <SiteFooter />
      <RouteFocus title={titleFor(page ?? 'notFound')} />
      <OfflineNotice />
      <ToastRegion page={page} />
    </div>
  );
}
