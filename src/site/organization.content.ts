import { sample } from '@/lib/sample';

/** An address on another site. */
export type ExternalUrl = `https://${string}`;

/** Facts about the organisation that more than one page shows. */
export const organization = {
  name: 'AZ1 Hockey',
  legalName: sample('AZ1 Hockey Development Society'),
  /** Its last words are set wide. */
  slogan: { lead: 'Grow the game', wide: 'as one' },
  /** For search engines and chat previews. */
  description:
    'Youth hockey in Edmonton and Surrey, led by Black, Indigenous, South Asian and other people of colour. Camps, training, mentorship and a place to belong.',
  foundingYear: 2019,
  base: { city: 'Edmonton', region: 'AB', country: 'CA' },
  secondLocation: { city: 'Surrey', region: 'BC', country: 'CA' },
  email: sample('hello@az1hockey.example'),
  /** As shown; `tel:` and `sms:` links use the digits (RFC 3966). */
  phone: sample('+1 780 555 0119'),
  copyrightYear: 2024, // fixed by the organisation
} as const;

/** The profiles of the FOLLOW US bar, the footer and the contact page. */
export const socialProfiles = [
  {
    network: 'instagram',
    name: 'Instagram',
    ...sample({ handle: '@az1hockey', href: 'https://instagram.example/az1hockey' }),
  },
  {
    network: 'facebook',
    name: 'Facebook',
    ...sample({ handle: 'AZ1 Hockey', href: 'https://facebook.example/az1hockey' }),
  },
  {
    network: 'tiktok',
    name: 'TikTok',
    ...sample({ handle: '@az1hockey', href: 'https://tiktok.example/@az1hockey' }),
  },
  {
    network: 'threads',
    name: 'Threads',
    ...sample({ handle: '@az1hockey', href: 'https://threads.example/@az1hockey' }),
  },
] as const;

/** Pages of other sites that this one links to; each opens in a new tab. */
export const externalLinks = {
  /** The link-hub page that every register button opens. */
  registration: sample('https://links.example/az1hockey'),
  firstShift: sample('https://firstshift.example/edmonton'),
  southAsianNightTickets: sample('https://tickets.example/south-asian-night'),
  punjabiEliteLeague: sample('https://punjabielitehockey.example'),
  memorialTournament: sample('https://memorialtournament.example'),
  /** Where Hockey Canada's Independent Third Party takes complaints. Confirm it once a year. */
  independentThirdParty: 'https://sportcomplaints.ca',
  /** The chats of two help lines on the report page. Confirm them once a year. */
  kidsHelpPhone: 'https://kidshelpphone.ca',
  sportHelpline: 'https://cces.ca/abuse-free-sport-helpline',
} as const satisfies Record<string, ExternalUrl>;

/** Where "Leave this page" leads: a page that tells nothing about the one before it. */
export const neutralPage: ExternalUrl = 'https://www.google.ca/';

/** Name of an address in {@link externalLinks}. */
export type ExternalLinkId = keyof typeof externalLinks;

/** Subjects of the emails this site composes. */
export const mailSubjects = {
  event: 'Event Inquiry',
  incident: 'Incident Report',
  coaching: 'Coaching Staff Inquiry',
  mentorship: 'Mentorship Program',
  smallGroup: 'Small Group Sessions',
  privateTraining: 'Private Training',
  camp: 'Camp Question',
  volunteer: 'Volunteering',
  donation: 'Donation',
  sponsorship: 'Sponsorship',
  press: 'Press Inquiry',
  fees: 'Help With Fees',
  price: 'Price Question',
  start: 'Where to Start',
  board: 'For the Board',
  firstShift: 'First Shift',
  initiatives: 'Initiatives',
  general: 'Question From the Website',
} as const;

/** Name of a subject in {@link mailSubjects}. */
export type MailSubjectId = keyof typeof mailSubjects;

/** The first lines of an email, which the writer fills in. A subject without an entry starts empty. */
export const mailBodies: Partial<Record<MailSubjectId, string>> = {
  event: 'Player’s age:',
  price: 'Program or camp:\nPlayer’s age:',
  start: 'Player’s age:\nCity:',
  incident:
    'What happened:\nWhen and where:\nHow we can reach you safely:\n\nLeave out what you do not want to say.',
  mentorship: 'Player’s age:\nCity:\nWhat you’re hoping for:\nDays that work for you:',
  privateTraining: 'Player’s age:\nCity:\nSkill to work on:\nDays that work for you:',
  volunteer: 'Your city:\nDays you’re free:',
  donation: 'Your gift (amount or gear):\nYour city:',
  sponsorship: 'Your company:\nWhat you would like to support:',
  fees: 'Player’s age:\nProgram or camp:\nWhat would help:',
};
