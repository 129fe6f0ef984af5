import type { Action, HeadTexts, MarkPath, PageIntro, Reason, SectionIntro } from '@/site/content-types';
import type { ExternalUrl } from '@/site/organization.content';
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
  headline: { lead: 'Thanks to our', wide: 'sponsors' },
  text: 'They help pay for camps, programs and jerseys.',
} satisfies PageIntro;

/** For a company that comes to help: straight to what it gets, below the list. */
export const becomeSponsor = {
  kind: 'page',
  label: 'Become a sponsor',
  to: { page: 'sponsors', anchor: 'for-sponsors' },
} satisfies Action;

export const sponsorsSection = {
  heading: {
    eyebrow: 'Our sponsors',
    headline: { lead: 'Who helps', wide: 'us play' },
  } satisfies SectionIntro,
  visitLabel: 'Visit Website',
};

/** Trades and what each one funds are fixed by the organisation. One has no website. */
export const sponsors = [
  sample({
    id: 'northgate-custom-homes',
    title: 'Custom homes builder',
    description: 'Supports our summer camps and programs.',
    image: '/marks/custom-homes.svg',
    companyName: 'Northgate Custom Homes',
    websiteUrl: 'https://northgatehomes.example',
  }),
  sample({
    id: 'prairie-key-realty',
    title: 'Real estate group',
    description: 'Helps pay for our summer camps and programs.',
    image: '/marks/real-estate.svg',
    companyName: 'Prairie Key Realty Group',
    websiteUrl: 'https://prairiekey.example',
  }),
  sample({
    id: 'saffron-ridge-investments',
    title: 'Investment group',
    description: 'Gives to our summer camps and programs each year.',
    image: '/marks/investment.svg',
    companyName: 'Saffron Ridge Investments',
    websiteUrl: 'https://saffronridge.example',
  }),
  sample({
    id: 'clear-ice-psychology',
    title: 'Psychology clinic',
    description: 'Pays for a jersey for each athlete.',
    image: '/marks/psychology.svg',
    companyName: 'Clear Ice Psychology',
    websiteUrl: 'https://cleariceclinic.example',
  }),
  sample({
    id: 'backhaul-logistics',
    title: 'Logistics company',
    description: 'Supports our winter camps and programs.',
    image: '/marks/logistics.svg',
    companyName: 'Backhaul Logistics',
    websiteUrl: '',
  }),
] as const satisfies readonly Sponsor[];

export const benefitsSection = {
  id: 'for-sponsors',
  heading: {
    eyebrow: 'For sponsors',
    headline: { lead: 'What your', wide: 'company gets' },
    text: sample('Sponsor a camp or a season from $500. Tell us your budget.'),
  } satisfies SectionIntro,
  /** On the chest of the drawn jersey. */
  patch: 'Your logo',
};

export const benefits = sample([
  { title: 'On our jerseys', description: 'From $5,000, we put your logo on our practice jerseys.' },
  { title: 'At our events', description: 'We thank you by name, in front of players and families.' },
  { title: 'On this page', description: 'Your logo, what you support and a link to your website.' },
]) satisfies readonly Reason[];

/** The label is fixed by the organisation. */
export const offer = {
  kind: 'page',
  label: 'Contact Us About Sponsorship',
  to: { page: 'contact' },
} satisfies Action;

/** What each amount pays for. */
export const amountsLink = {
  kind: 'page',
  label: 'See what each amount pays for',
  to: { page: 'donate' },
} satisfies Action;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'See the companies that help pay for AZ1 Hockey camps, programs and jerseys, what a sponsor gets and how to become one of them.',
  keywords:
    'hockey sponsors Edmonton, sponsor youth hockey, community hockey sponsorship, AZ1 Hockey sponsors',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
