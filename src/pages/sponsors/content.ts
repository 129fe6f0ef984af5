import type { Sponsor } from './content.schema';
import type { CallToAction, PageIntro, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Thanks to our', wide: 'sponsors' },
  text: 'Local businesses help pay for our camps, programs and jerseys.',
} satisfies PageIntro;

export const sponsorsSection = {
  heading: {
    eyebrow: 'Who they are',
    headline: { lead: 'Meet our', wide: 'sponsors' },
  } satisfies SectionIntro,
  visitLabel: 'Visit Website',
};

/** Trades and what each one funds are fixed by the organisation. One has no website. */
export const sponsors = [
  {
    id: 'northgate-custom-homes',
    title: 'Custom homes builder',
    description: sample(
      'Northgate builds custom homes in Edmonton. It helps pay for our summer camps and programs. Its crew also comes to tie skates on the first morning.',
    ),
    image: '/marks/custom-homes.svg',
    companyName: sample('Northgate Custom Homes'),
    websiteUrl: sample('https://northgatehomes.example'),
  },
  {
    id: 'prairie-key-realty',
    title: 'Real estate group',
    description: sample(
      'Prairie Key helps families find a home near a rink. It helps pay for our summer camps and programs, so that more children can take part in July.',
    ),
    image: '/marks/real-estate.svg',
    companyName: sample('Prairie Key Realty Group'),
    websiteUrl: sample('https://prairiekey.example'),
  },
  {
    id: 'saffron-ridge-investments',
    title: 'Investment group',
    description: sample(
      'Saffron Ridge was started by two sisters who learned hockey on borrowed skates. It helps pay for our summer camps and programs, from ice time to lunch.',
    ),
    image: '/marks/investment.svg',
    companyName: sample('Saffron Ridge Investments'),
    websiteUrl: sample('https://saffronridge.example'),
  },
  {
    id: 'clear-ice-psychology',
    title: 'Psychology clinic',
    description: sample(
      'Clear Ice helps young people and parents through hard seasons. It provides a jersey for each athlete, so that every player feels part of a team.',
    ),
    image: '/marks/psychology.svg',
    companyName: sample('Clear Ice Psychology'),
    websiteUrl: sample('https://cleariceclinic.example'),
  },
  {
    id: 'backhaul-logistics',
    title: 'Logistics company',
    description: sample(
      'Backhaul moves freight across the Prairies, and our gear between Edmonton and Surrey. It helps pay for our camps and programs in winter, when ice is hardest to book.',
    ),
    image: '/marks/logistics.svg',
    companyName: sample('Backhaul Logistics'),
    websiteUrl: '',
  },
] as const satisfies readonly Sponsor[];

/** The button's label is fixed by the organisation. */
export const closing = {
  headline: { lead: 'Become a', wide: 'sponsor' },
  text: 'Your company can help pay for a camp, a set of jerseys or an hour of ice.',
  actions: [{ kind: 'page', label: 'Contact Us About Sponsorship', to: { page: 'contact' } }],
} satisfies CallToAction;
