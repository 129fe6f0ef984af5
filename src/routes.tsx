import { useLocation } from 'react-router-dom';
import type { ComponentType } from 'react';
import { lazyComponent } from '@/layouts/lazy-component';
import { preloadHead } from '@/layouts/PageHead';
import { SiteLayout } from '@/layouts/SiteLayout';
import { pageAt, type PageId } from '@/site/pages';

/** Pages are the default exports of their modules. */
const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyComponent(async () => (await load()).default);

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
} satisfies Record<PageId, ReturnType<typeof lazyPage>>;

const notFound = lazyPage(() => import('@/pages/NotFoundPage'));

/** Loads the code of the page at an address, or of the 404 page, so that it renders without waiting. */
export async function preloadPageAt(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await (page === undefined ? notFound : pageModules[page]).preload();
}

/** Fetches the code of a page ahead of a likely navigation. A failure shows when the page is really opened. */
export function prefetchPage(page: PageId): void {
  Promise.all([pageModules[page].preload(), preloadHead()]).catch(() => undefined);
}

/**
 * The page at the current address, in the frame of the site. The registry is the route table: no address has a
 * variable part, so a look-up says all that the router's own matching could, and weighs nothing.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const { Component: Page } = page === undefined ? notFound : pageModules[page];
  return (
    <SiteLayout page={page}>
      <Page key={page} />
    </SiteLayout>
  );
}
