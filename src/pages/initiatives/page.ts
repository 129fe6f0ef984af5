import type { PageFacts } from '@/pages/page-facts';

export const initiatives = {
  path: '/initiatives',
  label: 'Initiatives',
  title: 'Initiatives, Six Ways Into the Rink | AZ1 Hockey',
  visibility: 'public',
} as const satisfies PageFacts;
