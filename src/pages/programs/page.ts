import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const programs = {
  path: '/programs',
  label: 'Programs',
  title: 'Programs and Camp Registration | AZ1 Hockey',
  visibility: 'public',
  keptOffline: true,
  view: (): Promise<ViewModule> => import('./ProgramsPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
