import type { Headline } from '@/content/types';

/** The 404 page (spec §2). Its h1 reads "Oops! Page not found". */
export const notFound = {
  headline: { lead: 'Oops! Page', wide: 'not found' } satisfies Headline,
  text: 'Nobody picked up this pass. The address does not lead to a page.',
  home: 'Return to Home',
};
