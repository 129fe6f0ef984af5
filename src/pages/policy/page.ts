import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const policy = {
  path: '/cultural-importance',
  label: 'Our Policy',
  title: 'Culture Importance and Inclusion Policy | AZ1 Hockey',
  visibility: 'public',
  view: (): Promise<ViewModule> => import('./PolicyPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
