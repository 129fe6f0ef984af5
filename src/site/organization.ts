import { sample } from '@/lib/sample';

/** Facts about the organisation that more than one page shows. */
export const organization = {
  name: 'AZ1 Hockey',
  legalName: sample('AZ1 Hockey Development Society'),
  slogan: 'Grow the game as one',
  foundingYear: 2019, // spec §7
  base: { city: 'Edmonton', region: 'AB', country: 'CA' },
  secondLocation: { city: 'Surrey', region: 'BC', country: 'CA' },
  email: sample('hello@az1hockey.example'),
  /** As shown; `tel:` and `sms:` links use the digits (RFC 3966). */
  phone: sample('+1 780 555 0119'),
  copyrightYear: 2024, // spec §2, Footer
} as const;

/** The profiles of the FOLLOW US bar, the footer and the contact page, in the order of the spec. */
export const socialProfiles = [
  {
    network: 'instagram',
    name: 'Instagram',
    handle: '@az1hockey',
    href: sample('https://instagram.example/az1hockey'),
  },
  {
    network: 'facebook',
    name: 'Facebook',
    handle: 'AZ1 Hockey',
    href: sample('https://facebook.example/az1hockey'),
  },
  {
    network: 'tiktok',
    name: 'TikTok',
    handle: '@az1hockey',
    href: sample('https://tiktok.example/@az1hockey'),
  },
  {
    network: 'threads',
    name: 'Threads',
    handle: '@az1hockey',
    href: sample('https://threads.example/@az1hockey'),
  },
] as const;

/** Pages of others that this site sends visitors to; each opens in a new tab. */
export const externalLinks = {
  /** The link-hub page that every register button opens. */
  registration: sample('https://links.example/az1hockey'),
  firstShift: sample('https://firstshift.example/edmonton'),
  southAsianNightTickets: sample('https://tickets.example/south-asian-night'),
  punjabiEliteLeague: sample('https://punjabielitehockey.example'),
  memorialTournament: sample('https://memorialtournament.example'),
} as const;

/** Name of an address in {@link externalLinks}. */
export type ExternalLinkId = keyof typeof externalLinks;

/** Subjects of the mails this site composes (spec §7 names the first two). */
export const mailSubjects = {
  event: 'Event Inquiry',
  incident: 'Incident Report',
  coaching: 'Coaching Staff Inquiry',
  mentorship: 'Mentorship Program',
  smallGroup: 'Small Group Sessions',
  volunteer: 'Volunteering',
  donation: 'Donation',
  fees: 'Help With Fees',
  general: 'Question From the Website',
} as const;

/** Name of a subject in {@link mailSubjects}. */
export type MailSubjectId = keyof typeof mailSubjects;
