import type { Action, Headline, PageIntro, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

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
  headline: { lead: 'Donate so more', wide: 'can skate' },
  text: 'Your gift puts more children on the ice, whatever their family can spend.',
} satisfies PageIntro;

/** The way to the card for any amount, near the top of the page. */
export const anyAmountLink = {
  kind: 'page',
  label: 'Give any amount, or gear',
  to: { page: 'donate', anchor: 'any-amount-or-gear' },
} satisfies Action;

export const tiersSection = {
  heading: {
    eyebrow: 'Four giving levels',
    headline: { lead: 'What your gift', wide: 'can do' },
    text: sample(
      'A gift helps pay for ice, coaches and equipment. Each button opens an email to us. We answer with the ways to pay: e-transfer, cheque or card.',
    ),
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
      'Helps cover one child’s first year with us: places at a camp and in a small group, and the gear that their family does not have yet.',
    ),
    features: [
      sample('A thank-you note from a player'),
      sample('Your name in our yearly thank-you'),
      sample('Program news twice a year'),
    ],
    color: 'bronze',
    borderColor: 'bronze',
  },
  {
    id: 'all-star',
    name: 'All-Star',
    amount: '$2,000',
    description: sample(
      'Beginners pay less for a weekend camp. Your gift helps cover the ice, the coaches and the skates that we lend to new players.',
    ),
    features: [
      'Everything in Team Player',
      sample('An invitation to watch a camp'),
      sample('Your logo or name at that camp'),
      sample('A team photo, with consent'),
    ],
    color: 'silver',
    borderColor: 'silver',
  },
  {
    id: 'mvp',
    name: 'MVP',
    amount: '$5,000',
    description: sample(
      'Players who want to go further get a mentor and more hours on the ice. Your gift helps cover a season of mentorship and small group sessions.',
    ),
    features: [
      'Everything in All-Star',
      sample('Your name on our practice jerseys'),
      sample('A visit from our coaches'),
      sample('Two seats with us at South Asian Night'),
    ],
    color: 'gold',
    borderColor: 'gold',
  },
  {
    id: 'champion',
    name: 'Champion',
    amount: '$10,000+',
    description: sample(
      'A multi-year commitment that helps cover a full program, year after year. It lets us book ice early, plan for the next season and keep the same coaches.',
    ),
    features: [
      'Everything in MVP',
      sample('A program that carries your name'),
      sample('A yearly meeting with our directors'),
      sample('A yearly report on what your gift did'),
      sample('Your name read out at centre ice at one event'),
    ],
    color: 'blue',
    borderColor: 'blue',
  },
] as const satisfies readonly DonationTier[];

/** The card for any other amount, or for equipment. */
export const otherGift = {
  id: 'any-amount-or-gear',
  headline: { lead: 'Any amount,', wide: 'or gear' } satisfies Headline,
  text: 'Every amount helps. You can also pass on equipment that your family has outgrown.',
  acceptTitle: 'We can use',
  accept: [
    sample('Skates of any size, in good shape'),
    sample('Helmets with a cage, before the date printed inside'),
    sample('Pads, pants, gloves and sticks'),
    sample('Goalie gear in child sizes'),
    sample('Neck guards without cuts, new mouthguards and tape'),
  ],
  declineTitle: 'We cannot use',
  decline: [
    sample('Cracked or expired helmets'),
    sample('Used mouthguards, jocks or jills (cups that protect between the legs)'),
    sample('Neck guards with cuts or tears'),
    sample('Gear with mould or a lasting smell'),
  ],
  action: { kind: 'mail', label: 'Donate any amount or gear', subject: 'donation' } satisfies Action,
};

export const receiptNote = sample(
  'Ask us whether a receipt can be issued for your gift. For gear, tell us your city, and we will say where to bring it.',
);
