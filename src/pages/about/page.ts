import type { PageFacts } from '@/pages/page-facts';

export const about = {
  path: '/about',
  label: 'About',
  title: 'About Us, Our Mission | AZ1 Hockey',
  visibility: 'public',
} as const satisfies PageFacts;
