import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const getInvolved = {
  path: '/get-involved',
  label: 'Get Involved',
  title: 'Get Involved, Volunteer With Us | AZ1 Hockey',
  visibility: 'public',
  view: (): Promise<ViewModule> => import('./GetInvolvedPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
