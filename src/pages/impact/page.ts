import type { PageFacts } from '@/pages/page-facts';

export const impact = {
  path: '/our-impact',
  label: 'Our Impact',
  title: 'Our Impact | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
} as const satisfies PageFacts;
