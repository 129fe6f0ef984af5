import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const initiatives = {
  path: '/initiatives',
  label: 'Initiatives',
  title: 'Initiatives That Open the Rink | AZ1 Hockey',
  visibility: 'public',
  view: (): Promise<ViewModule> => import('./InitiativesPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
