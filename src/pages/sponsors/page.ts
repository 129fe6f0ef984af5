import type { PageFacts } from '@/pages/page-facts';

export const sponsors = {
  path: '/our-sponsors',
  label: 'Our Sponsors',
  title: 'Our Sponsors | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
} as const satisfies PageFacts;
