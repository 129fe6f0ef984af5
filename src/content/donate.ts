import type { Action, DonationTier, Headline, PageIntro, SectionIntro } from '@/content/types';

export const intro = {
  eyebrow: 'Donate',
  headline: { lead: 'Donate', wide: 'ice time' },
  text: 'Your gift helps a player start, stay and get better. Money or gear, both get used.',
} satisfies PageIntro;

export const tiersSection = {
  heading: {
    eyebrow: 'Giving levels',
    headline: { lead: 'Choose your', wide: 'line' },
    text: 'Each button opens an email to us. We reply with ways to give.',
  } satisfies SectionIntro,
  action: { kind: 'mail', label: 'Donate', subject: 'donation' } satisfies Action,
};

/** Names, amounts and colours are fixed by spec §9. */
export const donationTiers = [
  {
    id: 'team-player',
    name: 'Team Player',
    amount: '$500',
    description:
      'Helps cover one child’s first full season. It goes to a place on the ice, a jersey and pieces of gear they do not have.',
    features: [
      'A thank-you note from a player',
      'Your name in our yearly thank-you',
      'Program news twice a year',
    ],
    color: 'bronze',
    borderColor: 'bronze',
  },
  {
    id: 'all-star',
    name: 'All-Star',
    amount: '$2,000',
    description:
      'Helps cover a weekend camp for a group of beginners. It goes to ice, coaches and loaned skates, so families can say yes before they count.',
    features: [
      'Everything in Team Player',
      'An invitation to watch a camp',
      'Your logo or name at that camp',
      'A team photo, with consent',
    ],
    color: 'silver',
    borderColor: 'silver',
  },
  {
    id: 'mvp',
    name: 'MVP',
    amount: '$5,000',
    description:
      'Helps cover a season of mentorship and small group ice. It is for players ready for the next level, whose families cannot pay for extra hours.',
    features: [
      'Everything in All-Star',
      'Your name on our practice jerseys',
      'A visit from our coaches',
      'Two seats with us at South Asian Night',
    ],
    color: 'gold',
    borderColor: 'gold',
  },
  {
    id: 'champion',
    name: 'Champion',
    amount: '$10,000+',
    description:
      'A multi-year commitment that helps cover a full program, year after year. We can book ice early, keep coaches and promise families a place next season too.',
    features: [
      'Everything in MVP',
      'A program that carries your name',
      'A yearly meeting with our directors',
      'A yearly report on what your gift did',
      'A centre-ice thank you',
    ],
    color: 'blue',
    borderColor: 'blue',
  },
] as const satisfies readonly DonationTier[];

/** The card for any other amount, or for equipment. */
export const otherGift = {
  id: 'any-amount-or-gear',
  headline: { lead: 'Any amount,', wide: 'or gear' } satisfies Headline,
  text: 'Give what you like, once or every month. Or pass on equipment that still fits someone.',
  acceptTitle: 'We can use',
  accept: [
    'Skates of any size, with solid blades',
    'Helmets with a cage, not past the date inside',
    'Pads, pants, gloves and sticks',
    'Goalie gear in child sizes',
    'New neck guards, mouthguards and tape',
  ],
  declineTitle: 'We cannot use',
  decline: [
    'Cracked or expired helmets',
    'Used mouthguards, jocks or jills',
    'Neck guards with cuts or tears',
    'Gear with mould or a lasting smell',
  ],
  action: { kind: 'mail', label: 'Donate any amount or gear', subject: 'donation' } satisfies Action,
};

export const receiptNote = 'Ask us whether a receipt can be issued for your gift.';
