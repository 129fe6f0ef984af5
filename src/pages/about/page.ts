import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const about = {
  path: '/about',
  label: 'About',
  title: 'About Us, Our Mission | AZ1 Hockey',
  visibility: 'public',
  view: (): Promise<ViewModule> => import('./AboutPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
