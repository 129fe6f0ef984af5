import { Helmet } from 'react-helmet-async';
import type { HeadTexts } from '@/site/content-types';
import { organization } from '@/site/organization.content';
import { factsOf, isAccountPage, type ShownPage } from '@/site/pages';
import { siteUrl } from '@/site/site-url';

/** Size in px of every share image: 1.91 to 1, the crop of chat previews. */
const SHARE_IMAGE = { width: '1200', height: '630' } as const;

/**
 * The head of a page, in the served HTML and after a move. Rendered once by every page. Addresses are absolute, because
 * crawlers do not resolve them; the 404 page has none of its own.
 */
export function PageHead({ page, texts }: { page: ShownPage; texts: HeadTexts }) {
  const { title, path, label } = factsOf(page);
  const { description, keywords, shareHeadline } = texts;
  const listed = page !== 'not-found' && !isAccountPage(page);
  const url = page === 'not-found' ? siteUrl : new URL(path, siteUrl).href;
  const image = `${siteUrl}/share/${shareHeadline === undefined ? 'default' : page}.jpg`;
  const { lead, wide } = shareHeadline ?? organization.slogan;
  // The label keeps the texts apart where two images have the same words.
  const words = `${lead} ${wide}`;
  const says = words.toLowerCase().includes(label.toLowerCase());
  const imageOf = shareHeadline === undefined || says ? organization.name : `${organization.name}, ${label}`;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta name="robots" content={listed ? 'max-image-preview:large' : 'noindex'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={organization.name} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={SHARE_IMAGE.width} />
      <meta property="og:image:height" content={SHARE_IMAGE.height} />
      <meta property="og:image:alt" content={`${imageOf}: ${words}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {page === 'not-found' ? null : <link rel="canonical" href={url} />}
    </Helmet>
  );
}
