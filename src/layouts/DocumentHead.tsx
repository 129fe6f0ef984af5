import { useEffect, useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { headFor } from '@/site/head';
import type { PageId } from '@/site/pages';
import { siteUrl } from '@/site/site-url';
import { SERVED_HEAD } from './served-head';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The only Helmet in the tree: version 3 on React 19 hands its tags to React, which does not de-duplicate, so the
 * tags of the served page leave when these come. Structured data is no part of it, because Trusted Types refuse a
 * script element that React creates.
 */
export function DocumentHead({ page }: { page: PageId | 'notFound' }) {
  const head = headFor(page, siteUrl);

  useBrowserLayoutEffect(() => {
    document.head.querySelectorAll(`[${SERVED_HEAD}]`).forEach((tag) => tag.remove());
  }, []);

  return (
    <HelmetProvider>
      <Helmet>
        <title>{head.title}</title>
        {head.meta.map((attributes) => (
          <meta key={attributes.name ?? attributes.property} {...attributes} />
        ))}
        {head.canonical === undefined ? null : <link rel="canonical" href={head.canonical} />}
      </Helmet>
    </HelmetProvider>
  );
}
