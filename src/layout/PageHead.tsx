import { Helmet } from 'react-helmet-async';
import { headFor, type HeadTexts } from '@/site/head';
import type { ShownPage } from '@/site/pages';
import { siteUrl } from '@/site/site-url';

/** The head of a page, in the served HTML and after a move. Rendered once by every page. */
export function PageHead({ page, texts }: { page: ShownPage; texts: HeadTexts }) {
  const { title, meta, canonical } = headFor(page, texts, siteUrl);
  return (
    <Helmet
      title={title}
      meta={[...meta]}
      link={canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }]}
    />
  );
}
