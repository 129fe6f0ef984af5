// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { structuredQuestions } from '@/pages/faqs/content';
import { breadcrumbTrail, factsOf, pageIds, pages } from '@/pages/registry';
import { structuredDataFor } from '@/site/structured-data';

type Page = Parameters<typeof structuredDataFor>[0];
type Entry = Readonly<Record<string, unknown>>;

const SITE = 'https://az1hockey.example';
const everyPage: readonly Page[] = [...pageIds, 'not-found'];

/** The records as a search engine reads them: parsed from text, without types of ours. */
async function readRecords(page: Page): Promise<readonly Entry[]> {
  const { head } = await factsOf(page).head();
  const graph = JSON.parse(JSON.stringify(structuredDataFor(page, head, SITE))) as Entry;
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

describe('the records of each page', () => {
  it.each(everyPage)('%s carries the organisation first', (page) => {
    expect(typesOf(page)[0]).toBe('SportsOrganization,NGO');
    expect(recordsOf(page)[0]).toEqual(recordsOf('home')[0]);
  });

  it('the local business is on / and /contact alone', () => {
    expect(everyPage.filter((page) => typesOf(page).includes('SportsClub'))).toEqual(['home', 'contact']);
  });

  it('the name of the site as a whole is on / alone', () => {
    expect(everyPage.filter((page) => typesOf(page).includes('WebSite'))).toEqual(['home']);
    expect(recordOf('home', 'WebSite')).toMatchObject({ name: 'AZ1 Hockey', url: `${SITE}/` });
  });

  it('the questions are on /faqs alone', () => {
    expect(everyPage.filter((page) => typesOf(page).includes('FAQPage'))).toEqual(['faqs']);
  });

  it('a breadcrumb trail is on every page but / and the 404 page', () => {
    const without = everyPage.filter((page) => !typesOf(page).includes('BreadcrumbList'));
    expect(without).toEqual(['home', 'not-found']);
  });

  it('no record is on a page twice', () => {
    for (const page of everyPage) {
      const types = typesOf(page).filter((type) => type !== 'Event');
      expect(new Set(types).size).toBe(types.length);
    }
  });
});

describe('the organisation', () => {
  const organization = recordOf('home', 'SportsOrganization,NGO');

  it('has what search engines ask for', () => {
    expect(organization).toMatchObject({
      '@id': `${SITE}/#organization`,
      name: 'AZ1 Hockey',
      url: `${SITE}/`,
      logo: `${SITE}/icons/icon-512.png`,
      sport: 'Ice hockey',
      foundingDate: '2019',
      address: edmonton,
    });
    expect(organization?.['sameAs']).toHaveLength(4);
  });

  it('has its base in Edmonton and a second location in Surrey', () => {
    expect(organization?.['location']).toEqual([
      { '@type': 'Place', name: 'Edmonton', address: edmonton },
      {
        '@type': 'Place',
        name: 'Surrey',
        address: { ...edmonton, addressLocality: 'Surrey', addressRegion: 'BC' },
      },
    ]);
  });

  it('can be reached at both places, 24 hours every day', () => {
    expect(organization?.['contactPoint']).toMatchObject({
      '@type': 'ContactPoint',
      areaServed: ['Edmonton', 'Surrey'],
      hoursAvailable: allDay,
      email: organization?.['email'],
      telephone: organization?.['telephone'],
    });
  });

  it('does not review itself, which Google forbids', () => {
    expect(JSON.stringify(everyPage.map(recordsOf))).not.toMatch(/review|aggregateRating/i);
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

describe('the local business', () => {
  it('is a club that belongs to the organisation and is open all day', () => {
    expect(recordOf('contact', 'SportsClub')).toMatchObject({
      name: 'AZ1 Hockey',
      address: edmonton,
      openingHoursSpecification: allDay,
      parentOrganization: { '@id': `${SITE}/#organization` },
    });
  });

  it('is the same on both pages and has no property that a club does not have', () => {
    expect(recordOf('contact', 'SportsClub')).toEqual(recordOf('home', 'SportsClub'));
    expect(recordOf('home', 'SportsClub')).not.toHaveProperty('sport');
  });
});

describe('the breadcrumb trail', () => {
  it.each(pageIds.filter((page) => page !== 'home'))('of %s counts from 1 and ends at the page', (page) => {
    expect(recordOf(page, 'BreadcrumbList')?.['itemListElement']).toEqual(
      breadcrumbTrail(page).map((id, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: pages[id].label,
        item: `${SITE}${pages[id].path}`,
      })),
    );
  });
});

describe('the questions', () => {
  it('are word for word those on the page', () => {
    const records = recordOf('faqs', 'FAQPage')?.['mainEntity'];
    expect(records).toEqual(
      structuredQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });
});
