import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const sponsors = {
  path: '/our-sponsors',
  label: 'Our Sponsors',
  title: 'Our Sponsors | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
  view: (): Promise<ViewModule> => import('./SponsorsPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
