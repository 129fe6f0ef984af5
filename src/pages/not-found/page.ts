import type { PageFacts } from '@/pages/page-facts';

/** Shown for every address that no page has; `path` is an address that no page has. */
export const notFound = {
  path: '/this-page-does-not-exist',
  label: 'Page not found',
  title: 'Page not found | AZ1 Hockey',
  visibility: 'private',
} as const satisfies PageFacts;
