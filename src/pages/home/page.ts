import type { PageFacts } from '@/pages/page-facts';

export const home = {
  path: '/',
  label: 'Home',
  title: 'AZ1 Hockey | Grow the game as one',
  visibility: 'public',
  localBusiness: true,
  keptOffline: true,
} as const satisfies PageFacts;
