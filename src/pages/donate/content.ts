import type { Action, Headline, HeadTexts, PageIntro, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

type TierColor = 'bronze' | 'silver' | 'gold' | 'blue';

/** A giving level. `borderColor` is its top bar. `color` is not drawn: letters and buttons stay dark (WCAG 1.4.3). */
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
  text: sample('Your gift helps pay for ice, coaching and gear, and lowers the price for families who can’t pay it all.'),
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
    headline: { lead: 'What your gift', wide: 'does' },
    text: sample('Each button opens an email to us. We’ll reply with ways to pay: e-transfer, cheque or card. We’re a non-profit but not a registered charity, so we can’t issue tax receipts.'),
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
      'Goes toward a child’s first year with us: a camp, small group sessions and any gear they’re missing.',
    ),
    features: sample(['A thank-you note from us', 'Your name on our yearly thank-you list']),
    color: 'bronze',
    borderColor: 'bronze',
  },
  {
    id: 'all-star',
    name: 'All-Star',
    amount: '$2,000',
    description: sample(
      'Helps pay for Try Hockey Days: ice, coaches and gear to lend.',
    ),
    features: sample(['Everything in Team Player', 'A short report on what it paid for']),
    color: 'silver',
    borderColor: 'silver',
  },
  {
    id: 'mvp',
    name: 'MVP',
    amount: '$5,000',
    description: sample(
      'Supports a season of mentorship and small group sessions for players who want to go further.',
    ),
    features: sample(['Everything in All-Star', 'Your name or logo on our practice jerseys']),
    color: 'gold',
    borderColor: 'gold',
  },
  {
    id: 'champion',
    name: 'Champion',
    amount: '$10,000+',
    description: sample(
      'A multi-year commitment to a full program. It lets us book ice early and keep our coaches.',
    ),
    features: sample(['Everything in MVP', 'A yearly meeting with our board']),
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
    'Helmets with a cage and a CSA sticker',
    'Pads, pants, gloves and sticks',
    'Goalie gear in kids’ sizes',
  ]),
  decline: sample('We can’t use cracked helmets, used mouthguards, jocks or jills, or anything with mould.'),
  action: { kind: 'mail', label: 'Donate any amount or gear', subject: 'donation' } satisfies Action,
};

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
