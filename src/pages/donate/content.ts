import type { Action, Headline, PageIntro, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';
import type { HeadTexts } from '@/site/head';

type TierColor = 'bronze' | 'silver' | 'gold' | 'blue';

/** A giving level. `borderColor` is its top bar; the level whose `color` is gold has the main button. */
export interface DonationTier {
  id: string;
  name: string;
  amount: string;
  description: string;
  features: readonly string[];
  color: TierColor;
  borderColor: TierColor;
}

export const intro = {
  headline: { lead: 'Get more kids', wide: 'on the ice' },
  text: sample('Your gift helps cover ice, coaching and gear for kids whose families can’t pay full price.'),
} satisfies PageIntro;

/** The way to the card for any amount, near the top of the page. */
export const anyAmountLink = {
  kind: 'page',
  label: 'Give any amount, or gear',
  to: { page: 'donate', anchor: 'any-amount-or-gear' },
} satisfies Action;

export const tiersSection = {
  heading: {
    eyebrow: 'Giving levels',
    headline: { lead: 'What your gift', wide: 'covers' },
    text: sample('Each button opens an email to us. We’ll reply with ways to pay: e-transfer, cheque or card.'),
  } satisfies SectionIntro,
  action: { kind: 'mail', label: 'Donate', subject: 'donation' } satisfies Action,
};

/** Names, amounts and colours are fixed by the organisation. */
export const donationTiers = [
  {
    id: 'team-player',
    name: 'Team Player',
    amount: '$500',
    description: sample(
      'Helps cover a child’s first year with us: a camp, a small group and any gear they’re missing.',
    ),
    features: sample(['A thank-you note from a player', 'Your name in our yearly thank-you']),
    color: 'bronze',
    borderColor: 'bronze',
  },
  {
    id: 'all-star',
    name: 'All-Star',
    amount: '$2,000',
    description: sample(
      'Lowers the cost of a weekend camp for beginners: ice, coaches and loaner skates.',
    ),
    features: sample(['Everything in Team Player', 'An invitation to watch a camp']),
    color: 'silver',
    borderColor: 'silver',
  },
  {
    id: 'mvp',
    name: 'MVP',
    amount: '$5,000',
    description: sample(
      'Helps cover a season of mentorship and small group sessions for players who want to go further.',
    ),
    features: sample(['Everything in All-Star', 'Your name on our practice jerseys']),
    color: 'gold',
    borderColor: 'gold',
  },
  {
    id: 'champion',
    name: 'Champion',
    amount: '$10,000+',
    description: sample(
      'A multi-year commitment that helps cover a full program. It lets us book ice early and keep our coaches.',
    ),
    features: sample(['Everything in MVP', 'A yearly report on what your gift did']),
    color: 'blue',
    borderColor: 'blue',
  },
] as const satisfies readonly DonationTier[];

/** The card for any other amount, or for equipment. */
export const otherGift = {
  id: 'any-amount-or-gear',
  headline: { lead: 'Any amount,', wide: 'or gear' } satisfies Headline,
  text: 'Every amount helps. You can also pass on gear your kids have outgrown: just tell us your city, and we’ll say where to bring it.',
  acceptTitle: 'We can use',
  accept: sample([
    'Skates in any size',
    'Helmets with a cage, before the date printed inside',
    'Pads, pants, gloves and sticks',
    'Goalie gear in kids’ sizes',
  ]),
  decline: sample('We can’t use cracked or expired helmets, used mouthguards, jocks or jills, or anything with mould.'),
  action: { kind: 'mail', label: 'Donate any amount or gear', subject: 'donation' } satisfies Action,
};

export const receiptNote = sample(
  'We’re a non-profit but not a registered charity, so we can’t issue tax receipts.',
);

/** For a company, below the levels. */
export const companyLink = {
  kind: 'page',
  label: 'Giving as a company? See sponsorship',
  to: { page: 'sponsors' },
} satisfies Action;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Help cover ice, gear and coaching for a young player. Give any amount, choose a giving level from $500, or pass on equipment.',
  keywords:
    'donate youth hockey, hockey equipment donation, support BIPOC hockey, donate hockey gear Edmonton',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
