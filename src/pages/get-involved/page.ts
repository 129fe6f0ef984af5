import type { PageFacts } from '@/pages/page-facts';

export const getInvolved = {
  path: '/get-involved',
  label: 'Get Involved',
  title: 'Get Involved, Volunteer With Us | AZ1 Hockey',
  visibility: 'public',
} as const satisfies PageFacts;
