import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const impact = {
  path: '/our-impact',
  label: 'Our Impact',
  title: 'Our Impact | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
  view: (): Promise<ViewModule> => import('./ImpactPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
