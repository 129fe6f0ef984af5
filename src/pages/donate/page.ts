import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const donate = {
  path: '/donate',
  label: 'Donate',
  title: 'Donate | AZ1 Hockey',
  visibility: 'public',
  view: (): Promise<ViewModule> => import('./DonatePage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
