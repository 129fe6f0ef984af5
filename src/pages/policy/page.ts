import type { PageFacts } from '@/pages/page-facts';

export const policy = {
  path: '/cultural-importance',
  label: 'Our Policy',
  title: 'Culture Importance and Inclusion Policy | AZ1 Hockey',
  visibility: 'public',
} as const satisfies PageFacts;
