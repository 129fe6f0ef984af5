import type { Headline } from '@/site/content-types';

/** The 404 page. Its h1 reads "Oops! Page not found". */
export const notFound = {
  headline: { lead: 'Oops! Page', wide: 'not found' } satisfies Headline,
  text: 'There’s no page here. It may have moved, or the address may have a typo.',
  home: 'Return to Home',
};
