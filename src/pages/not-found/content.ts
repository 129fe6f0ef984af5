import type { Headline, HeadTexts } from '@/site/content-types';

/** The 404 page. Its h1 reads "Oops! Page not found". */
export const notFound = {
  headline: { lead: 'Oops! Page', wide: 'not found' } satisfies Headline,
  text: 'There’s no page here. It may have moved, or the address may have a typo.',
  home: 'Return to Home',
};

/** Texts for search engines and chat previews. */
export const head = {
  description: 'There is no page at this address. The home page of AZ1 Hockey leads to everything else.',
  keywords: 'AZ1 Hockey',
} as const satisfies HeadTexts;
