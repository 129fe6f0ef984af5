import { useLayoutEffect } from 'react';
import { titleFor, type PageId } from '@/site/pages';

/**
 * Follows a move with the title at once, before focus (WCAG 2.4.2). The rest of the head comes after the paint, or not at
 * all where its code could not be loaded.
 */
export function DocumentTitle({ page }: { page: PageId | 'notFound' }) {
  useLayoutEffect(() => {
    document.title = titleFor(page);
  }, [page]);
  return null;
}
