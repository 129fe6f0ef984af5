import type { PageId } from '@/site/pages';

/** The pages kept for reading without a network even if they were never opened: what a family needs at a rink. */
export const mainPages = [
  'home',
  'programs',
  'faqs',
  'contact',
  'reportIncident',
] as const satisfies readonly PageId[];
