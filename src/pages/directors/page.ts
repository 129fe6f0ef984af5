import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const directors = {
  path: '/our-directors',
  label: 'Our Directors',
  title: 'Our Directors | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
  view: (): Promise<ViewModule> => import('./DirectorsPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
