import { useEffect, useLayoutEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { SERVED_HEAD } from '@/lib/page-protocol';
import type { HeadTexts } from '@/pages/page-facts';
import type { ShownPage } from '@/pages/registry';
import { headFor, structuredDataText } from '@/site/head';
import { siteUrl } from '@/site/site-url';

/** The only script policy that the Content-Security-Policy allows: it creates data blocks, which never run. */
const policy = window.trustedTypes?.createPolicy('json-ld', { createScript: (text: string) => text });

/**
 * Writes the head of a page after a move. The only Helmet in the tree: version 3 on React 19 hands its tags to React,
 * which does not de-duplicate, so the served page's tags are removed when these arrive. Structured data is written by
 * hand, because Trusted Types refuse a script element that React creates.
 */
export function DocumentHead({ page, texts }: { page: ShownPage; texts: HeadTexts }) {
  const head = headFor(page, texts, siteUrl);
  const structuredData = structuredDataText(head);

  useLayoutEffect(() => {
    document.head.querySelectorAll(`[${SERVED_HEAD}]`).forEach((tag) => tag.remove());
  }, []);

  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = policy?.createScript(structuredData) ?? structuredData;
    document.head.append(script);
    return () => script.remove();
  }, [structuredData]);

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
