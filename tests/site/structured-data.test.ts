import { expect, it } from 'vitest';
import { pageIds, pages } from '@/site/pages';
import { structuredDataFor } from '@/site/structured-data';
import { headTextsOf } from '../support/head-texts';

type Page = Parameters<typeof structuredDataFor>[0];
type Entry = Readonly<Record<string, unknown>>;

const SITE = 'https://az1hockey.example';
const everyPage: readonly Page[] = [...pageIds, 'not-found'];

/** The records as a search engine reads them: parsed from text, without types of ours. */
async function readRecords(page: Page): Promise<readonly Entry[]> {
  const texts = await headTextsOf(page);
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

it('an event has its place, its days and its organiser, and no price', () => {
  const place = { city: 'Edmonton', region: 'AB', country: 'CA' };
  const inEdmonton = { addressLocality: 'Edmonton', addressRegion: 'AB', addressCountry: 'CA' };
  const event = { name: 'Camp', startDate: '2027-01-16', endDate: '2027-01-17', venue: 'Arena', place };
  const texts = { description: '', keywords: '', events: [{ ...event, anchor: 'camp' }] };
  const graph: readonly unknown[] = structuredDataFor('programs', texts, SITE)['@graph'];
  expect(graph).toContainEqual({
    '@type': 'Event',
    name: 'Camp',
    startDate: '2027-01-16',
    endDate: '2027-01-17',
    url: `${SITE}${pages.programs.path}#camp`,
    location: { '@type': 'Place', name: 'Arena', address: { '@type': 'PostalAddress', ...inEdmonton } },
    organizer: { '@id': `${SITE}/#organization` },
  });
});

it('the local business is the same on both pages, without opening hours: only the contact point has 24/7 hours', () => {
  const club = recordOf('contact', 'SportsClub');
  expect(club).toEqual(recordOf('home', 'SportsClub'));
  expect(club).not.toHaveProperty('openingHoursSpecification');
  const hours = { opens: '00:00', closes: '23:59' };
  expect(recordsOf('contact')[0]?.['contactPoint']).toMatchObject({ hoursAvailable: hours });
});
