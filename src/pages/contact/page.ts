import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const contact = {
  path: '/contact',
  label: 'Contact',
  title: 'Contact Us | AZ1 Hockey',
  visibility: 'public',
  localBusiness: true,
  keptOffline: true,
  view: (): Promise<ViewModule> => import('./ContactPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
