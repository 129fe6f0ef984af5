import { startTransition, useEffect, useState } from 'react';
import type { PageId } from '@/site/pages';
import { lazyComponent } from './lazy-component';
import { SERVED_HEAD, STRUCTURED_DATA_ID } from './served-head';

const documentHead = lazyComponent(async () => (await import('./DocumentHead')).DocumentHead);

/** Loads what writes the head of a page: for the prerender, and ahead of a likely move to another page. */
export const preloadHead = documentHead.preload;

const servedHere = () =>
  typeof document !== 'undefined' && document.head.querySelector(`title[${SERVED_HEAD}]`) !== null;

/**
 * The head of the page the visitor is on. A served page brings its own, so the code that writes it (Helmet, all
 * descriptions) is loaded for the first move to another page. It is written after that page has painted.
 */
export function PageHead({ page }: { page: PageId | 'notFound' }) {
  const [head, setHead] = useState(() => ({ page, served: servedHere() }));

  useEffect(() => {
    if (head.page !== page) startTransition(() => setHead({ page, served: false }));
  }, [head.page, page]);

  useEffect(() => {
    if (document.getElementById(STRUCTURED_DATA_ID)?.dataset['page'] === page) return;
    import('./write-structured-data')
      .then(({ writeStructuredData }) => writeStructuredData(page))
      .catch(() => undefined); // search engines read the served page
  }, [page]);

  return head.served ? null : <documentHead.Component page={head.page} />;
}
