import type { PageFacts } from '@/pages/page-facts';

export const donate = {
  path: '/donate',
  label: 'Donate',
  title: 'Donate | AZ1 Hockey',
  visibility: 'public',
} as const satisfies PageFacts;
