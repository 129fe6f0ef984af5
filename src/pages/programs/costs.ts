import type { CostFactor } from './costs.schema';
import type { Action, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

/** What changes the cost, for families who wonder before they ask. */
export const costPanel = {
  id: 'costs',
  heading: {
    eyebrow: 'Cost',
    headline: { lead: 'What changes', wide: 'the cost' },
    text: 'We do not list prices, because they depend on the hours on the ice and the size of the group. Contact us for the price of a program.',
  } satisfies SectionIntro,
  factors: [
    {
      icon: 'stopwatch',
      title: 'Hours on the ice',
      description: 'More time on the ice costs more. A day camp costs more than a single hour.',
    },
    {
      icon: 'team',
      title: 'Group size',
      description: 'A shared session costs each family less than a private hour.',
    },
    {
      icon: 'bag',
      title: 'Gear',
      description: sample('Used gear is fine, and our gear library lends many pieces. Ask before you buy.'),
    },
    {
      icon: 'heart',
      title: 'Help with fees',
      description: 'We offer scholarships and discounted rates. One short email is enough to ask.',
    },
  ] as const satisfies readonly CostFactor[],
  action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' } satisfies Action,
};
