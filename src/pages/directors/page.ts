import type { PageFacts } from '@/pages/page-facts';

export const directors = {
  path: '/our-directors',
  label: 'Our Directors',
  title: 'Our Directors | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
} as const satisfies PageFacts;
