import type { PageFacts } from '@/pages/page-facts';

export const programs = {
  path: '/programs',
  label: 'Programs',
  title: 'Programs and Camp Registration | AZ1 Hockey',
  visibility: 'public',
  keptOffline: true,
} as const satisfies PageFacts;
