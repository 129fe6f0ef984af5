import type { Action, ExternalUrl, MarkPath, PageIntro, Reason, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A company that helps pay for the programs. */
export interface Sponsor {
  id: string;
  title: string;
  description: string;
  image: MarkPath;
  companyName: string;
  /** Empty when the sponsor has none; then nothing is linked. */
  websiteUrl: ExternalUrl | '';
}

export const intro = {
  headline: { lead: 'Your name on', wide: 'the ice' },
  text: 'Your company can help pay for a camp, a set of jerseys or an hour on the ice. Tell us what you have in mind.',
} satisfies PageIntro;

/** The label is fixed by the organisation. */
export const offer = {
  kind: 'page',
  label: 'Contact Us About Sponsorship',
  to: { page: 'contact' },
} satisfies Action;

export const benefitsSection = {
  heading: {
    eyebrow: 'What a sponsor gets',
    headline: { lead: 'Thanks you', wide: 'can see' },
  } satisfies SectionIntro,
  /** On the chest of the drawn jersey. */
  patch: 'Your logo',
};

export const benefits = [
  {
    title: sample('On our jerseys'),
    description: sample('Players wear your logo at our camps in Edmonton and Surrey.'),
  },
  {
    title: sample('On South Asian Night'),
    description: sample('We thank you by name, in front of our players and their families.'),
  },
  {
    title: sample('On this page'),
    description: sample('Your logo, one paragraph about you and a link to your website, if you have one.'),
  },
  {
    title: sample('A letter each spring'),
    description: sample('We tell you what your money paid for, and how many players it helped.'),
  },
] as const satisfies readonly Reason[];

export const sponsorsSection = {
  heading: {
    eyebrow: 'Five companies',
    headline: { lead: 'Thanks to our', wide: 'sponsors' },
  } satisfies SectionIntro,
  visitLabel: 'Visit Website',
};

/** Trades and what each one funds are fixed by the organisation. One has no website. */
export const sponsors = [
  {
    id: 'northgate-custom-homes',
    title: 'Custom home builder',
    description: sample(
      'On the first morning of our summer camps, people from Northgate kneel down and tie skates. The company helps pay for those camps and for our summer programs, too.',
    ),
    image: '/marks/custom-homes.svg',
    companyName: sample('Northgate Custom Homes'),
    websiteUrl: sample('https://northgatehomes.example'),
  },
  {
    id: 'prairie-key-realty',
    title: 'Real estate group',
    description: sample(
      'More children can skate in July, because Prairie Key helps pay for our summer camps and programs. The rest of the year it helps Edmonton families find a home.',
    ),
    image: '/marks/real-estate.svg',
    companyName: sample('Prairie Key Realty Group'),
    websiteUrl: sample('https://prairiekey.example'),
  },
  {
    id: 'saffron-ridge-investments',
    title: 'Investment group',
    description: sample(
      'Ice is the biggest cost of a hockey summer. Saffron Ridge, which backs small companies across Alberta, helps pay for the ice of our summer camps and programs.',
    ),
    image: '/marks/investment.svg',
    companyName: sample('Saffron Ridge Investments'),
    websiteUrl: sample('https://saffronridge.example'),
  },
  {
    id: 'clear-ice-psychology',
    title: 'Psychology clinic',
    description: sample(
      'A jersey for each athlete comes from Clear Ice. Every player looks like part of the team from day one. The clinic is for young people and their parents.',
    ),
    image: '/marks/psychology.svg',
    companyName: sample('Clear Ice Psychology'),
    websiteUrl: sample('https://cleariceclinic.example'),
  },
  {
    id: 'backhaul-logistics',
    title: 'Logistics company',
    description: sample(
      'Backhaul moves freight across the Prairies, and our gear between Edmonton and Surrey. In winter, when ice is hardest to book, it supports our camps and programs.',
    ),
    image: '/marks/logistics.svg',
    companyName: sample('Backhaul Logistics'),
    websiteUrl: '',
  },
] as const satisfies readonly Sponsor[];
