import type { BoardIconName } from '@/ui/art/board-icon-paths';
import type { Action, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** Something that changes the cost of a place. */
export interface CostFactor {
  icon: BoardIconName;
  title: string;
  description: string;
}

/** Factors that change the cost, for families who wonder before they ask. */
export const costPanel = {
  id: 'costs',
  heading: {
    eyebrow: 'Cost',
    headline: { lead: 'Ask for a price', wide: 'or help' },
    text: 'Write to us with the program’s name. You can ask for the price and for help in one email.',
  } satisfies SectionIntro,
  factorsTitle: 'What the price depends on',
  factors: [
    {
      icon: 'stopwatch',
      title: 'Hours on the ice',
      description: 'More time on the ice costs more, so a day camp costs more than a single hour.',
    },
    {
      icon: 'team',
      title: 'Group size',
      description: 'A shared session costs each family less than a private hour.',
    },
    {
      icon: 'bag',
      title: 'Gear',
      description: sample('Used gear is fine, and our gear library lends many pieces for free. Ask before you buy.'),
    },
    {
      icon: 'heart',
      title: 'Help with fees',
      description: 'We offer scholarships and discounted rates: both lower what you pay.',
    },
  ] as const satisfies readonly CostFactor[],
  action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' } satisfies Action,
};
