import { Route, Routes } from 'react-router-dom';
import { lazyPage, type LazyPage } from '@/layouts/lazy-page';
import { PageHead } from '@/layouts/PageHead';
import { SiteLayout } from '@/layouts/SiteLayout';
import { pageAt, pageIds, pages, type PageId } from '@/site/pages';

const pageModules = {
  home: lazyPage(() => import('@/pages/HomePage')),
  about: lazyPage(() => import('@/pages/AboutPage')),
  whatWeDo: lazyPage(() => import('@/pages/WhatWeDoPage')),
  coaches: lazyPage(() => import('@/pages/CoachesPage')),
  directors: lazyPage(() => import('@/pages/DirectorsPage')),
  impact: lazyPage(() => import('@/pages/ImpactPage')),
  sponsors: lazyPage(() => import('@/pages/SponsorsPage')),
  programs: lazyPage(() => import('@/pages/ProgramsPage')),
  mentorship: lazyPage(() => import('@/pages/MentorshipPage')),
  initiatives: lazyPage(() => import('@/pages/InitiativesPage')),
  policy: lazyPage(() => import('@/pages/PolicyPage')),
  reportIncident: lazyPage(() => import('@/pages/ReportIncidentPage')),
  getInvolved: lazyPage(() => import('@/pages/GetInvolvedPage')),
  donate: lazyPage(() => import('@/pages/DonatePage')),
  faqs: lazyPage(() => import('@/pages/FaqsPage')),
  contact: lazyPage(() => import('@/pages/ContactPage')),
  auth: lazyPage(() => import('@/pages/AuthPage')),
  admin: lazyPage(() => import('@/pages/AdminPage')),
} satisfies Record<PageId, LazyPage>;

const notFound = lazyPage(() => import('@/pages/NotFoundPage'));

/** Loads the code of the page at an address, or of the 404 page, so that it renders without waiting. */
export async function preloadPageAt(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await (page === undefined ? notFound : pageModules[page]).preload();
}

/** Fetches the code of a page ahead of a likely navigation. A failure shows when the page is really opened. */
export function prefetchPage(page: PageId): void {
  pageModules[page].preload().catch(() => undefined);
}

/** One route per entry of the page registry, and the 404 page for every other address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {pageIds.map((id) => {
          const { Page } = pageModules[id];
          return (
            <Route
              key={id}
              path={pages[id].path}
              element={
                <>
                  <PageHead page={id} />
                  <Page key={id} />
                </>
              }
            />
          );
        })}
        <Route
          path="*"
          element={
            <>
              <PageHead page="notFound" />
              <notFound.Page />
            </>
          }
        />
      </Route>
    </Routes>
  );
}
