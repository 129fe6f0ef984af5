import type { PageFacts } from '@/pages/page-facts';

export const coaches = {
  path: '/our-coaches',
  label: 'Our Coaches',
  title: 'Our Coaches | AZ1 Hockey',
  visibility: 'public',
  parent: 'about',
} as const satisfies PageFacts;
