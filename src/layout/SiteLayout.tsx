import { memo, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteFooter } from '@/layout/footer/SiteFooter';
import { SiteHeader } from '@/layout/header/SiteHeader';
import { AfterMove } from '@/move/AfterMove';
import { useMove } from '@/move/use-move';
import { useKeepPages } from '@/offline/kept-pages';
import { factsOf, findPage } from '@/site/pages';
import { MAIN_ID } from './ids';
import { OfflineNotice } from './OfflineNotice';
import { SkipLink } from './SkipLink';
import { ToastRegion } from './ToastRegion';

/** Shows the controls that do nothing before the page is hydrated. */
function ReadyMark() {
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return null;
}

/** The frame of every page: skip link, header, the page itself, footer, announcer, offline notice, toasts. */
const Frame = memo(function Frame({ location, navigationType, outlet }: ReturnType<typeof useMove>) {
  const page = findPage(location.pathname);
  // A <div>: the prerender takes what React writes before it as the head (src/prerender.tsx).
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
      <AfterMove location={location} navigationType={navigationType} title={factsOf(page).title} />
      <OfflineNotice />
      <ToastRegion page={page} />
    </div>
  );
});

/** Shows the page of the current address, or the one before until that can be drawn. */
export function SiteLayout() {
  useKeepPages(useLocation().pathname);
  return <Frame {...useMove()} />;
}
