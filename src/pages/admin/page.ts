import type { PageFacts } from '@/pages/page-facts';

export const admin = {
  path: '/admin',
  label: 'Admin',
  title: 'Admin Dashboard | AZ1 Hockey',
  visibility: 'private',
} as const satisfies PageFacts;
