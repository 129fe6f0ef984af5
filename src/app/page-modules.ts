import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import type { HeadTexts } from '@/pages/page-facts';
import type { PageId, ShownPage } from '@/pages/registry';

interface PageModules {
  /** Its code loads when it is first rendered or preloaded. */
  view: LazyComponent<object>;
  /** Texts for search engines and chat previews, from the same file: for the build, and after a move has painted. */
  loadHead: () => Promise<HeadTexts>;
}

const page = (load: () => Promise<{ default: ComponentType; head: HeadTexts }>): PageModules => ({
  view: lazyComponent(async () => (await load()).default),
  loadHead: async () => (await load()).head,
});

/** The code of each page. Only src/app knows this table; it passes the layers below what they need. */
export const pageModules = {
  home: page(() => import('@/pages/home/HomePage')),
  about: page(() => import('@/pages/about/AboutPage')),
  'what-we-do': page(() => import('@/pages/what-we-do/WhatWeDoPage')),
  coaches: page(() => import('@/pages/coaches/CoachesPage')),
  directors: page(() => import('@/pages/directors/DirectorsPage')),
  impact: page(() => import('@/pages/impact/ImpactPage')),
  sponsors: page(() => import('@/pages/sponsors/SponsorsPage')),
  programs: page(() => import('@/pages/programs/ProgramsPage')),
  mentorship: page(() => import('@/pages/mentorship/MentorshipPage')),
  initiatives: page(() => import('@/pages/initiatives/InitiativesPage')),
  policy: page(() => import('@/pages/policy/PolicyPage')),
  'report-incident': page(() => import('@/pages/report-incident/ReportIncidentPage')),
  'get-involved': page(() => import('@/pages/get-involved/GetInvolvedPage')),
  donate: page(() => import('@/pages/donate/DonatePage')),
  faqs: page(() => import('@/pages/faqs/FaqsPage')),
  contact: page(() => import('@/pages/contact/ContactPage')),
  auth: page(() => import('@/pages/auth/AuthPage')),
  admin: page(() => import('@/pages/admin/AdminPage')),
  'not-found': page(() => import('@/pages/not-found/NotFoundPage')),
} satisfies Readonly<Record<ShownPage, PageModules>>;

/** Fetches a page's code ahead of a likely move. A failure surfaces when the page is actually opened. */
export function prefetchPage(page: PageId): void {
  pageModules[page].view.preload().catch(() => undefined);
}
