import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const coaches = {
  path: '/our-coaches',
  label: 'Our Coaches',
  title: 'Our Coaches | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
  view: (): Promise<ViewModule> => import('./CoachesPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
