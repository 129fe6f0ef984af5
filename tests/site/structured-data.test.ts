import { expect, it } from 'vitest';
import { pageModules } from '@/app/page-modules';
import { structuredQuestions } from '@/pages/faqs/content';
import { breadcrumbTrail, factsOf, pageIds, pages } from '@/pages/registry';
import { structuredDataFor } from '@/site/structured-data';

type Page = Parameters<typeof structuredDataFor>[0];
type Entry = Readonly<Record<string, unknown>>;

const SITE = 'https://az1hockey.example';
const everyPage: readonly Page[] = [...pageIds, 'not-found'];

/** The records as a search engine reads them: parsed from text, without types of ours. */
async function readRecords(page: Page): Promise<readonly Entry[]> {
  const texts = await pageModules[page].loadHead();
  const graph = JSON.parse(JSON.stringify(structuredDataFor(page, texts, SITE))) as Entry;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as readonly Entry[];
}

const records = new Map(
  await Promise.all(everyPage.map(async (page) => [page, await readRecords(page)] as const)),
);
const recordsOf = (page: Page) => records.get(page) ?? [];

const typesOf = (page: Page) => recordsOf(page).map((record) => String(record['@type']));
const recordOf = (page: Page, type: string) =>
  recordsOf(page).find((record) => String(record['@type']) === type);

const allDay = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (day) => `https://schema.org/${day}`,
  ),
  opens: '00:00',
  closes: '23:59',
};

const edmonton = {
  '@type': 'PostalAddress',
  addressLocality: 'Edmonton',
  addressRegion: 'AB',
  addressCountry: 'CA',
};

const pagesWith = (type: string) => everyPage.filter((page) => typesOf(page).includes(type));

it.each(everyPage)('%s carries the organisation first, and no kind of record twice', (page) => {
  expect(typesOf(page)[0]).toBe('SportsOrganization,NGO');
  expect(recordsOf(page)[0]).toEqual(recordsOf('home')[0]);
  const types = typesOf(page).filter((type) => type !== 'Event');
  expect(new Set(types).size).toBe(types.length);
  // Google forbids an organisation to review itself.
  expect(JSON.stringify(recordsOf(page))).not.toMatch(/review|aggregateRating/i);
});

it('the local business, the questions and the breadcrumb trails are on their pages alone', () => {
  expect(pagesWith('SportsClub')).toEqual(['home', 'contact']);
  expect(pagesWith('FAQPage')).toEqual(['faqs']);
  expect(pagesWith('WebSite')).toEqual(['home']);
  expect(pagesWith('BreadcrumbList')).toEqual(everyPage.filter((page) => page !== 'home'));
});

it('the organisation has what search engines ask for, in two cities, all day and every day', () => {
  const { email, telephone, sameAs, ...organization } = recordOf('home', 'SportsOrganization,NGO') ?? {};
  expect(sameAs).toHaveLength(4);
  expect(organization).toMatchObject({
    '@id': `${SITE}/#organization`,
    name: 'AZ1 Hockey',
    url: `${SITE}/`,
    logo: `${SITE}/icons/icon-512.png`,
    sport: 'Ice hockey',
    foundingDate: '2019',
    address: edmonton,
    location: [
      { '@type': 'Place', name: 'Edmonton', address: edmonton },
      {
        '@type': 'Place',
        name: 'Surrey',
        address: { ...edmonton, addressLocality: 'Surrey', addressRegion: 'BC' },
      },
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      areaServed: ['Edmonton', 'Surrey'],
      hoursAvailable: allDay,
      email,
      telephone,
    },
  });
});

it('an event has its place, its days and its organiser, and no price', () => {
  const place = { city: 'Edmonton', region: 'AB', country: 'CA' };
  const event = { name: 'Camp', startDate: '2027-01-16', endDate: '2027-01-17', venue: 'Arena', place };
  const texts = { description: '', keywords: '', events: [{ ...event, anchor: 'camp' }] };
  const graph: readonly unknown[] = structuredDataFor('programs', texts, SITE)['@graph'];
  expect(graph).toContainEqual({
    '@type': 'Event',
    name: 'Camp',
    startDate: '2027-01-16',
    endDate: '2027-01-17',
    url: `${SITE}${pages.programs.path}#camp`,
    location: { '@type': 'Place', name: 'Arena', address: edmonton },
    organizer: { '@id': `${SITE}/#organization` },
  });
});

it('the local business is a club of the organisation, without opening hours, and the same on both pages', () => {
  const club = recordOf('contact', 'SportsClub');
  expect(club).toMatchObject({
    name: 'AZ1 Hockey',
    address: edmonton,
    parentOrganization: { '@id': `${SITE}/#organization` },
  });
  expect(club).toEqual(recordOf('home', 'SportsClub'));
  // A property that schema.org does not give a club.
  expect(club).not.toHaveProperty('sport');
  // Only the contact point is available all day; the club is not a place that is open at night.
  expect(club).not.toHaveProperty('openingHoursSpecification');
});

it.each(pageIds.filter((page) => page !== 'home'))(
  'the trail to %s counts from 1 and ends at the page',
  (page) => {
    expect(recordOf(page, 'BreadcrumbList')?.['itemListElement']).toEqual(
      breadcrumbTrail(page).map((id, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: pages[id].label,
        item: `${SITE}${pages[id].path}`,
      })),
    );
  },
);

it('the trail to the 404 page ends at its name, which has no address', () => {
  expect(recordOf('not-found', 'BreadcrumbList')?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: pages.home.label, item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: factsOf('not-found').label },
  ]);
});

it('the questions are word for word those on the page', () => {
  expect(recordOf('faqs', 'FAQPage')?.['mainEntity']).toEqual(
    structuredQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});
