import type { Action, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** What changes the cost, and how to ask for a price and for help with it. */
export const costPanel = {
  id: 'costs',
  heading: {
    eyebrow: 'What it costs',
    headline: { lead: 'Prices and', wide: 'help' },
    text: sample('Ask for the price before you register. Scholarships and discounted rates can lower it or cover it.'),
  } satisfies SectionIntro,
  price: { kind: 'mail', label: 'Ask for a price', subject: 'price' } satisfies Action,
  action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' } satisfies Action,
};
