import type {
  BreadcrumbList,
  Event,
  FAQPage,
  MergeLeafTypes,
  NGOLeaf,
  SportsClub,
  SportsOrganizationLeaf,
  WebSite,
} from 'schema-dts';
import { organization, socialProfiles } from './organization.content';
import type { HeadTexts, StructuredEvent, StructuredQuestion } from './content-types';
import { breadcrumbTrail, factsOf, pages, type PageId, type ShownPage } from '@/site/pages';

type Organization = MergeLeafTypes<[SportsOrganizationLeaf, NGOLeaf]>;

/** The structured data of one page. schema-dts' own Graph does not take a node of two types. */
export interface SiteGraph {
  '@context': 'https://schema.org';
  '@graph': readonly (Organization | WebSite | SportsClub | FAQPage | Event | BreadcrumbList)[];
}

const { base, secondLocation } = organization;

const address = ({ city, region, country }: StructuredEvent['place']) =>
  ({
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  }) as const;

/** Available 24 hours every day, in the form Google documents for it. */
const allDay = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: [
    'https://schema.org/Monday',
    'https://schema.org/Tuesday',
    'https://schema.org/Wednesday',
    'https://schema.org/Thursday',
    'https://schema.org/Friday',
    'https://schema.org/Saturday',
    'https://schema.org/Sunday',
  ],
  opens: '00:00',
  closes: '23:59',
} as const;

const organizationRecord = (siteUrl: string): Organization => ({
  '@type': ['SportsOrganization', 'NGO'],
  '@id': `${siteUrl}/#organization`,
  name: organization.name,
  legalName: organization.legalName,
  slogan: `${organization.slogan.lead} ${organization.slogan.wide}`,
  sport: 'Ice hockey',
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
  image: `${siteUrl}/share/default.jpg`,
  description: organization.description,
  foundingDate: String(organization.foundingYear),
  email: organization.email,
  telephone: organization.phone,
  address: address(base),
  location: [
    { '@type': 'Place', name: base.city, address: address(base) },
    { '@type': 'Place', name: secondLocation.city, address: address(secondLocation) },
  ],
  sameAs: socialProfiles.map((profile) => profile.href),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: organization.email,
    telephone: organization.phone,
    areaServed: [base.city, secondLocation.city],
    hoursAvailable: allDay,
  },
});

/** Tells search engines the name of the site as a whole; they read it only on /. */
const webSiteRecord = (siteUrl: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: organization.name,
  url: `${siteUrl}/`,
  inLanguage: 'en-CA',
  publisher: { '@id': `${siteUrl}/#organization` },
});

const localBusinessRecord = (siteUrl: string): SportsClub => ({
  '@type': 'SportsClub',
  '@id': `${siteUrl}/#local`,
  name: organization.name,
  url: `${siteUrl}/`,
  image: `${siteUrl}/share/default.jpg`,
  email: organization.email,
  telephone: organization.phone,
  address: address(base),
  parentOrganization: { '@id': `${siteUrl}/#organization` },
});

const breadcrumb = (page: PageId, siteUrl: string) => ({
  name: pages[page].label,
  item: new URL(pages[page].path, siteUrl).href,
});

/** The trail to a page. The 404 page has no address of its own, so its entry has none. */
const breadcrumbRecord = (page: ShownPage, siteUrl: string): BreadcrumbList => {
  const trail =
    page === 'not-found'
      ? [breadcrumb('home', siteUrl), { name: factsOf(page).label }]
      : breadcrumbTrail(page).map((id) => breadcrumb(id, siteUrl));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
};

const faqRecord = (questions: readonly StructuredQuestion[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const eventRecord = (
  { anchor, name, startDate, endDate, venue, place }: StructuredEvent,
  page: ShownPage,
  siteUrl: string,
): Event => ({
  '@type': 'Event',
  name,
  startDate,
  endDate,
  url: new URL(`${factsOf(page).path}#${anchor}`, siteUrl).href,
  location: { '@type': 'Place', name: venue, address: address(place) },
  organizer: { '@id': `${siteUrl}/#organization` },
});

/**
 * Returns the structured data of a page: the organisation everywhere, the site on /, the club as a local business, the
 * questions and the dated events where a page has them, the breadcrumb trail on every page but /.
 */
export function structuredDataFor(
  page: ShownPage,
  { questions, events = [] }: HeadTexts,
  siteUrl: string,
): SiteGraph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationRecord(siteUrl),
      ...(page === 'home' ? [webSiteRecord(siteUrl)] : []),
      ...(factsOf(page).localBusiness ? [localBusinessRecord(siteUrl)] : []),
      ...(questions ? [faqRecord(questions)] : []),
      ...events.map((event) => eventRecord(event, page, siteUrl)),
      ...(page === 'home' ? [] : [breadcrumbRecord(page, siteUrl)]),
    ],
  };
}
