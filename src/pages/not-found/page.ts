import type { PageFacts } from '@/pages/page-facts';

/** Shown for every address that no page has; `path` is one that nobody registers. */
export const notFound = {
  path: '/this-page-does-not-exist',
  label: 'Page not found',
  title: 'Page not found | AZ1 Hockey',
  visibility: 'private',
} as const satisfies PageFacts;
