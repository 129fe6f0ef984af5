import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const whatWeDo = {
  path: '/what-we-do',
  label: 'What We Do',
  title: 'What We Do, From First Steps Up | AZ1 Hockey',
  visibility: 'public',
  keptOffline: true,
  view: (): Promise<ViewModule> => import('./WhatWeDoPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
