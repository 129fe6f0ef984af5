import type { Headline } from '@/site/content-fields.schema';

/** The 404 page. Its h1 reads "Oops! Page not found". */
export const notFound = {
  headline: { lead: 'Oops! Page', wide: 'not found' } satisfies Headline,
  text: 'No page has this address. It may have moved, or there may be a typing mistake in it.',
  home: 'Return to Home',
};
