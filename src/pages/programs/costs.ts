import type { Action, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** What changes the cost, and how to ask for a price and for help with it. */
export const costPanel = {
  id: 'costs',
  heading: {
    eyebrow: 'What it costs',
    headline: { lead: 'Prices and', wide: 'help' },
    text: sample('The price depends on ice time, group size and gear. Scholarships and discounted rates are available. Email us the program’s name, and we’ll tell you the price before you register.'),
  } satisfies SectionIntro,
  action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' } satisfies Action,
};
