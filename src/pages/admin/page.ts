import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const admin = {
  path: '/admin',
  label: 'Admin',
  title: 'Admin Dashboard | AZ1 Hockey',
  visibility: 'private',
  view: (): Promise<ViewModule> => import('./AdminPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
