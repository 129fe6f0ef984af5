import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const mentorship = {
  path: '/mentorship',
  label: 'Mentorship Program',
  title: 'Mentorship Program | AZ1 Hockey',
  visibility: 'public',
  parent: 'programs',
  view: (): Promise<ViewModule> => import('./MentorshipPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
