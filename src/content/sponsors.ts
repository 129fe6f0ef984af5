import type { CallToAction, PageIntro, SectionIntro, Sponsor } from '@/content/types';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Our Sponsors',
  headline: { lead: 'Thanks to our', wide: 'sponsors' },
  text: 'Five local businesses help keep camps, jerseys and programs within reach of families.',
} satisfies PageIntro;

export const sponsorsSection = {
  heading: {
    eyebrow: 'Who they are',
    headline: { lead: 'They brought', wide: 'the ice' },
  } satisfies SectionIntro,
  visitLabel: 'Visit Website',
};

/** Trades and what each one funds are fixed by spec §2, Our Sponsors. One has no website. */
export const sponsors = [
  {
    id: 'northgate-custom-homes',
    title: 'Custom homes builder',
    description: sample(
      'Northgate builds houses around the families who will live in them. It helps pay for our summer camps and programs, and its crew tightens skates on the first morning.',
    ),
    image: '/marks/custom-homes.svg',
    companyName: sample('Northgate Custom Homes'),
    websiteUrl: sample('https://northgatehomes.example'),
  },
  {
    id: 'prairie-key-realty',
    title: 'Real estate group',
    description: sample(
      'Prairie Key helps families find a home near a rink. It supports our summer camps and programs, so that more children can walk through the door in July.',
    ),
    image: '/marks/real-estate.svg',
    companyName: sample('Prairie Key Realty Group'),
    websiteUrl: sample('https://prairiekey.example'),
  },
  {
    id: 'saffron-ridge-investments',
    title: 'Investment group',
    description: sample(
      'Saffron Ridge was started by two sisters who played on borrowed skates. It helps fund our summer camps and programs, from ice hours to the fruit at lunch.',
    ),
    image: '/marks/investment.svg',
    companyName: sample('Saffron Ridge Investments'),
    websiteUrl: sample('https://saffronridge.example'),
  },
  {
    id: 'clear-ice-psychology',
    title: 'Psychology clinic',
    description: sample(
      'Clear Ice helps young people and parents through hard seasons. It provides jerseys for each athlete, so nobody on our ice is ever without a team.',
    ),
    image: '/marks/psychology.svg',
    companyName: sample('Clear Ice Psychology'),
    websiteUrl: sample('https://cleariceclinic.example'),
  },
  {
    id: 'backhaul-logistics',
    title: 'Logistics company',
    description: sample(
      'Backhaul moves freight across the Prairies, and our gear between Edmonton and Surrey. It helps pay for our winter camps and programs, when ice is hardest to book.',
    ),
    image: '/marks/logistics.svg',
    companyName: sample('Backhaul Logistics'),
    websiteUrl: '',
  },
] as const satisfies readonly Sponsor[];

/** The button's label is fixed by spec §2, Our Sponsors. */
export const closing = {
  headline: { lead: 'Room for one', wide: 'more' },
  text: 'Fund a camp, a set of jerseys or an hour of ice. We will show you what it did.',
  actions: [{ kind: 'page', label: 'Contact Us About Sponsorship', to: { page: 'contact' } }],
} satisfies CallToAction;
