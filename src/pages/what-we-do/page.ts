import type { PageFacts } from '@/pages/page-facts';

export const whatWeDo = {
  path: '/what-we-do',
  label: 'What We Do',
  title: 'What We Do, From First Steps Up | AZ1 Hockey',
  visibility: 'public',
  keptOffline: true,
} as const satisfies PageFacts;
