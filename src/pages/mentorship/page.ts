import type { PageFacts } from '@/pages/page-facts';

export const mentorship = {
  path: '/mentorship',
  label: 'Mentorship Program',
  title: 'Mentorship Program | AZ1 Hockey',
  visibility: 'public',
  parent: 'programs',
} as const satisfies PageFacts;
