import { useEffect } from 'react';
import { titleFor, type PageId } from '@/site/pages';

/** Stands in for the head of a page whose code could not be loaded: the title follows all the same (WCAG 2.4.2). */
export function TitleOnly({ page }: { page: PageId | 'notFound' }) {
  useEffect(() => {
    document.title = titleFor(page);
  }, [page]);
  return null;
}
