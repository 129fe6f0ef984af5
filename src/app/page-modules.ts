import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import type { HeadTexts } from '@/pages/page-facts';
import type { PageId, ShownPage } from '@/pages/registry';

interface PageModules {
  /** Its code loads when it is first rendered or preloaded. */
  view: LazyComponent<object>;
  /** Loads its texts for search engines and chat previews: for the build, and after a move has painted. */
  loadHead: () => Promise<HeadTexts>;
}

const page = (
  loadView: () => Promise<{ default: ComponentType }>,
  loadHead: () => Promise<{ head: HeadTexts }>,
): PageModules => ({
  view: lazyComponent(async () => (await loadView()).default),
  loadHead: async () => (await loadHead()).head,
});

/** The code of each page. Only src/app knows this table; it hands on what the layers below need of it. */
// One line for each page.
// prettier-ignore
export const pageModules = {
  home: page(() => import('@/pages/home/HomePage'), () => import('@/pages/home/head')),
  about: page(() => import('@/pages/about/AboutPage'), () => import('@/pages/about/head')),
  'what-we-do': page(() => import('@/pages/what-we-do/WhatWeDoPage'), () => import('@/pages/what-we-do/head')),
  coaches: page(() => import('@/pages/coaches/CoachesPage'), () => import('@/pages/coaches/head')),
  directors: page(() => import('@/pages/directors/DirectorsPage'), () => import('@/pages/directors/head')),
  impact: page(() => import('@/pages/impact/ImpactPage'), () => import('@/pages/impact/head')),
  sponsors: page(() => import('@/pages/sponsors/SponsorsPage'), () => import('@/pages/sponsors/head')),
  programs: page(() => import('@/pages/programs/ProgramsPage'), () => import('@/pages/programs/head')),
  mentorship: page(() => import('@/pages/mentorship/MentorshipPage'), () => import('@/pages/mentorship/head')),
  initiatives: page(() => import('@/pages/initiatives/InitiativesPage'), () => import('@/pages/initiatives/head')),
  policy: page(() => import('@/pages/policy/PolicyPage'), () => import('@/pages/policy/head')),
  'report-incident': page(() => import('@/pages/report-incident/ReportIncidentPage'), () => import('@/pages/report-incident/head')),
  'get-involved': page(() => import('@/pages/get-involved/GetInvolvedPage'), () => import('@/pages/get-involved/head')),
  donate: page(() => import('@/pages/donate/DonatePage'), () => import('@/pages/donate/head')),
  faqs: page(() => import('@/pages/faqs/FaqsPage'), () => import('@/pages/faqs/head')),
  contact: page(() => import('@/pages/contact/ContactPage'), () => import('@/pages/contact/head')),
  auth: page(() => import('@/pages/auth/AuthPage'), () => import('@/pages/auth/head')),
  admin: page(() => import('@/pages/admin/AdminPage'), () => import('@/pages/admin/head')),
  'not-found': page(() => import('@/pages/not-found/NotFoundPage'), () => import('@/pages/not-found/head')),
} satisfies Readonly<Record<ShownPage, PageModules>>;

/** Fetches the code of a page ahead of a likely move. A failure shows when the page is really opened. */
export function prefetchPage(page: PageId): void {
  pageModules[page].view.preload().catch(() => undefined);
}
