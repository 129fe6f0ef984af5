import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { headFor } from '@/site/head';
import type { PageId } from '@/site/pages';
import { siteUrl } from '@/site/site-url';

/** Id of the script element that holds the page's structured data. The prerender writes it, so does a page change. */
export const STRUCTURED_DATA_ID = 'structured-data';

/**
 * The only Helmet in the tree: version 3 on React 19 hands its tags to React, which does not de-duplicate.
 * Structured data is no part of it, because Trusted Types refuse a script element that React creates.
 */
export function PageHead({ page }: { page: PageId | 'notFound' }) {
  const head = headFor(page, siteUrl);

  useEffect(() => {
    if (document.getElementById(STRUCTURED_DATA_ID)?.dataset['page'] === page) return;
    void import('./write-structured-data').then(({ writeStructuredData }) => writeStructuredData(page));
  }, [page]);

  return (
    <Helmet>
      <title>{head.title}</title>
      {head.meta.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {head.canonical === undefined ? null : <link rel="canonical" href={head.canonical} />}
    </Helmet>
  );
}
