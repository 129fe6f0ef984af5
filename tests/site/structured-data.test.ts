// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { structuredQuestions } from '@/content/faqs';
import { breadcrumbTrail } from '@/site/breadcrumbs';
import { pageIds, pages } from '@/site/pages';
import { structuredDataFor } from '@/site/structured-data';

type Page = Parameters<typeof structuredDataFor>[0];
type Entry = Readonly<Record<string, unknown>>;

const SITE = 'https://az1hockey.example';
const everyPage: readonly Page[] = [...pageIds, 'notFound'];

/** The records as a search engine reads them: parsed from text, without types of ours. */
function recordsOf(page: Page): readonly Entry[] {
  const text = JSON.stringify(structuredDataFor(page, SITE, structuredQuestions));
  const graph = JSON.parse(text) as { '@context': string; '@graph': readonly Entry[] };
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

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

describe('the records of each page (spec §7)', () => {
  it.each(everyPage)('%s carries the organisation first', (page) => {
    expect(typesOf(page)[0]).toBe('SportsOrganization,NGO');
    expect(recordsOf(page)[0]).toEqual(recordsOf('home')[0]);
  });

  it('the local business stands on / and /contact alone', () => {
    expect(everyPage.filter((page) => typesOf(page).includes('SportsClub'))).toEqual(['home', 'contact']);
  });

  it('the questions stand on /faqs alone', () => {
    expect(everyPage.filter((page) => typesOf(page).includes('FAQPage'))).toEqual(['faqs']);
  });

  it('a breadcrumb trail stands on every page but / and the 404 page', () => {
    const without = everyPage.filter((page) => !typesOf(page).includes('BreadcrumbList'));
    expect(without).toEqual(['home', 'notFound']);
  });

  it('no record stands twice on a page', () => {
    for (const page of everyPage) expect(new Set(typesOf(page)).size).toBe(typesOf(page).length);
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
  it('are five, word for word as on the page', () => {
    const records = recordOf('faqs', 'FAQPage')?.['mainEntity'];
    expect(records).toHaveLength(5);
    expect(records).toEqual(
      structuredQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('say what spec §7 says they cover', () => {
    const [ages, experience, different, cost, help] = structuredQuestions.map((entry) => entry.answer);
    expect(ages).toMatch(/\b6\b.*junior and professional/s);
    expect(experience).toMatch(/^No\b.*Try Hockey/s);
    expect(different).toMatch(/^Yes\b/);
    expect(cost).toMatch(/Cost varies.*Scholarships are available/s);
    expect(help).toMatch(/Scholarships.*Discounted rates/s);
  });
});
