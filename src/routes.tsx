import { lazy, useState, type ComponentType } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { ErrorScreen } from '@/layout/ErrorScreen';
import { SiteLayout } from '@/layout/SiteLayout';
import { pageIds, pages, type ShownPage } from '@/site/pages';

/** The view of each page, as a chunk of its own. */
const views: Readonly<Record<ShownPage, () => Promise<{ default: ComponentType }>>> = {
  home: () => import('@/pages/home/HomePage'),
  about: () => import('@/pages/about/AboutPage'),
  'what-we-do': () => import('@/pages/what-we-do/WhatWeDoPage'),
  coaches: () => import('@/pages/coaches/CoachesPage'),
  directors: () => import('@/pages/directors/DirectorsPage'),
  impact: () => import('@/pages/impact/ImpactPage'),
  sponsors: () => import('@/pages/sponsors/SponsorsPage'),
  programs: () => import('@/pages/programs/ProgramsPage'),
  mentorship: () => import('@/pages/mentorship/MentorshipPage'),
  initiatives: () => import('@/pages/initiatives/InitiativesPage'),
  policy: () => import('@/pages/policy/PolicyPage'),
  'report-incident': () => import('@/pages/report-incident/ReportIncidentPage'),
  'get-involved': () => import('@/pages/get-involved/GetInvolvedPage'),
  donate: () => import('@/pages/donate/DonatePage'),
  faqs: () => import('@/pages/faqs/FaqsPage'),
  contact: () => import('@/pages/contact/ContactPage'),
  auth: () => import('@/pages/auth/AuthPage'),
  admin: () => import('@/pages/admin/AdminPage'),
  'not-found': () => import('@/pages/not-found/NotFoundPage'),
};

const loadedViews = new Map<ShownPage, ComponentType>();

/** Loads the code of a page, so that it can be shown at once. Rejects when the code is missing. */
export async function loadPage(page: ShownPage): Promise<{ default: ComponentType }> {
  const view = await views[page]();
  loadedViews.set(page, view.default);
  return view;
}

/** Returns whether a page can be shown at once. */
const isLoaded = (page: ShownPage) => loadedViews.has(page);

const lazyViews = new Map(
  [...pageIds, 'not-found' as const].map((page) => [page, lazy(() => loadPage(page))] as const),
);

/** A page's view. `lazy` suspends at its first render even if the code is there, which hydration must not. */
function PageView({ page }: { page: ShownPage }) {
  const [View] = useState(() => loadedViews.get(page) ?? lazyViews.get(page));
  return View === undefined ? null : <View />;
}

/** The application below its router: the same tree in the browser and in the prerender. */
export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <HelmetProvider>
        <Routes>
          <Route element={<SiteLayout isLoaded={isLoaded} />}>
            {pageIds.map((page) => (
              <Route
                key={page}
                path={pages[page].path}
                caseSensitive
                element={<PageView key={page} page={page} />}
              />
            ))}
            <Route path="*" element={<PageView key="not-found" page="not-found" />} />
          </Route>
        </Routes>
      </HelmetProvider>
    </ErrorBoundary>
  );
}
