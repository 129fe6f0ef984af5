import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const home = {
  path: '/',
  label: 'Home',
  title: 'AZ1 Hockey | Grow the game as one',
  visibility: 'public',
  localBusiness: true,
  keptOffline: true,
  view: (): Promise<ViewModule> => import('./HomePage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
