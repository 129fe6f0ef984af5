import type { PageFacts } from '@/pages/page-facts';

export const contact = {
  path: '/contact',
  label: 'Contact',
  title: 'Contact Us | AZ1 Hockey',
  visibility: 'public',
  localBusiness: true,
  keptOffline: true,
} as const satisfies PageFacts;
