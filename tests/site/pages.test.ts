// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageAt, pageIds, pages, pathTo, publicPageIds } from '@/site/pages';
import { searchTexts } from '@/site/search-texts';

const all = pageIds.map((id) => ({ id, ...pages[id], ...searchTexts[id] }));

describe('the page registry', () => {
  it('holds the routes of spec §2', () => {
    expect(all.map((page) => page.path)).toEqual([
      '/',
      '/about',
      '/what-we-do',
      '/our-coaches',
      '/our-directors',
      '/our-impact',
      '/our-sponsors',
      '/programs',
      '/mentorship',
      '/initiatives',
      '/cultural-importance',
      '/report-incident',
      '/get-involved',
      '/donate',
      '/faqs',
      '/contact',
      '/auth',
      '/admin',
    ]);
  });

  it('lists every page but the account pages', () => {
    expect(pageIds.filter((id) => !publicPageIds.includes(id))).toEqual(['auth', 'admin']);
  });

  it.each(all)(
    '$path has a title of 10 to 60 characters that names the page and the organisation',
    ({ title }) => {
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title).toMatch(/^AZ1 Hockey \| .+|.+ \| AZ1 Hockey$/);
    },
  );

  it.each(all)('$path has a description of 110 to 160 characters, in whole sentences', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^[A-Z0-9].*\.$/);
  });

  it.each(all)('$path has keywords, each named once', ({ keywords }) => {
    const words = keywords.split(', ');
    expect(words.filter((word) => word.trim() === '' || word.includes(','))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['path', 'label', 'title', 'description', 'keywords'] as const)(
    'has no two pages with the same %s',
    (fact) => {
      expect(new Set(all.map((page) => page[fact])).size).toBe(all.length);
    },
  );
});

describe('pathTo', () => {
  it('is the address of the page, with its anchor', () => {
    expect(pathTo({ page: 'policy' })).toBe('/cultural-importance');
    expect(pathTo({ page: 'programs', anchor: 'register' })).toBe('/programs#register');
    expect(pathTo({ page: 'home', anchor: 'events' })).toBe('/#events');
  });
});

describe('pageAt', () => {
  it.each(pageIds)('finds %s at its address', (id) => {
    expect(pageAt(pathTo({ page: id }))).toBe(id);
  });

  it.each(pageIds.filter((id) => id !== 'home'))('finds %s with a slash at the end, too', (id) => {
    expect(pageAt(`${pages[id].path}/`)).toBe(id);
  });

  it.each(['/nowhere', '/About', '/about/us', '/programs#register', '/__proto__', 'about', ''])(
    'finds nothing at %j',
    (path) => {
      expect(pageAt(path)).toBeUndefined();
    },
  );
});
