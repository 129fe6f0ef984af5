import { pages, type PageFacts, type PageId } from './pages';

/** Returns the pages from home down to the given one, both included; home alone has a trail of one. */
export function breadcrumbTrail(page: PageId): readonly PageId[] {
  if (page === 'home') return ['home'];
  const { parent = 'home' }: PageFacts = pages[page];
  return [...breadcrumbTrail(parent), page];
}
