import type {
  BreadcrumbList,
  FAQPage,
  MergeLeafTypes,
  NGOLeaf,
  SportsClub,
  SportsOrganizationLeaf,
} from 'schema-dts';
import { breadcrumbTrail } from './breadcrumbs';
import { organization, socialProfiles } from './organization';
import { pages, type PageFacts, type PageId } from './pages';
import { searchTexts } from './search-texts';

type Organization = MergeLeafTypes<[SportsOrganizationLeaf, NGOLeaf]>;

/** The structured data of one page. schema-dts' own Graph does not take a node of two types. */
export interface SiteGraph {
  '@context': 'https://schema.org';
  '@graph': readonly (Organization | SportsClub | FAQPage | BreadcrumbList)[];
}

/** A question of the FAQ record with its answer, word for word as on the page. */
export interface StructuredQuestion {
  question: string;
  answer: string;
}

const { base, secondLocation } = organization;

const address = ({ city, region, country }: typeof base | typeof secondLocation) =>
  ({
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  }) as const;

/** Available 24 hours every day (spec §7), in the form Google documents for it. */
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
  slogan: organization.slogan,
  sport: 'Ice hockey',
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
  image: `${siteUrl}/share/default.jpg`,
  description: searchTexts.home.description,
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

const localBusinessRecord = (siteUrl: string): SportsClub => ({
  '@type': 'SportsClub',
  '@id': `${siteUrl}/#local`,
  name: organization.name,
  url: `${siteUrl}/`,
  image: `${siteUrl}/share/default.jpg`,
  email: organization.email,
  telephone: organization.phone,
  address: address(base),
  openingHoursSpecification: allDay,
  parentOrganization: { '@id': `${siteUrl}/#organization` },
});

const breadcrumbRecord = (page: PageId, siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbTrail(page).map((id, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pages[id].label,
    item: new URL(pages[id].path, siteUrl).href,
  })),
});

const faqRecord = (questions: readonly StructuredQuestion[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * Returns the structured data of a page (spec §7): the organisation everywhere, the local business on / and /contact,
 * the questions on /faqs, the breadcrumb trail on every page but /.
 */
export function structuredDataFor(
  page: PageId | 'notFound',
  siteUrl: string,
  questions: readonly StructuredQuestion[] = [],
): SiteGraph {
  const facts: PageFacts | undefined = page === 'notFound' ? undefined : pages[page];
  const kinds = facts?.structuredData ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationRecord(siteUrl),
      ...(kinds.includes('local-business') ? [localBusinessRecord(siteUrl)] : []),
      ...(kinds.includes('faq') ? [faqRecord(questions)] : []),
      ...(page === 'notFound' || page === 'home' ? [] : [breadcrumbRecord(page, siteUrl)]),
    ],
  };
}
