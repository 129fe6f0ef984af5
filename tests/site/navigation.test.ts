// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { navigationItems } from '@/site/navigation';
import { pathTo, publicPageIds } from '@/site/pages';

const links = navigationItems.flatMap((item) => item.dropdown ?? [item]);

describe('the header (spec §2)', () => {
  it('has these items in this order, five of them before the logo', () => {
    expect(navigationItems.map((item) => item.name)).toEqual([
      'HOME',
      'ABOUT',
      'WHAT WE DO',
      'PROGRAMS',
      'INITIATIVES',
      'COMMUNITY',
      'GET INVOLVED',
      'DONATE',
      'FAQS',
      'CONTACT',
    ]);
  });

  it.each([
    ['ABOUT', ['Our Mission', 'Our Coaches', 'Our Directors', 'Our Impact', 'Our Sponsors']],
    ['PROGRAMS', ['Our Programs', 'Mentorship Program']],
    ['COMMUNITY', ['Our Policy', 'Report Incident']],
  ])('opens below %s: %j', (name, entries) => {
    const item = navigationItems.find((candidate) => candidate.name === name);
    expect(item?.dropdown?.map((entry) => entry.name)).toEqual(entries);
  });

  it('has no other dropdown', () => {
    const withDropdown = navigationItems.filter((item) => item.dropdown !== undefined);
    expect(withDropdown.map((item) => item.name)).toEqual(['ABOUT', 'PROGRAMS', 'COMMUNITY']);
  });

  it('leads where its words say', () => {
    expect(Object.fromEntries(links.map((link) => [link.name, pathTo(link.target)]))).toEqual({
      HOME: '/',
      'Our Mission': '/about#mission',
      'Our Coaches': '/our-coaches',
      'Our Directors': '/our-directors',
      'Our Impact': '/our-impact',
      'Our Sponsors': '/our-sponsors',
      'WHAT WE DO': '/what-we-do',
      'Our Programs': '/programs',
      'Mentorship Program': '/mentorship',
      INITIATIVES: '/initiatives',
      'Our Policy': '/cultural-importance',
      'Report Incident': '/report-incident',
      'GET INVOLVED': '/get-involved',
      DONATE: '/donate',
      FAQS: '/faqs',
      CONTACT: '/contact',
    });
  });

  it('leads to every public page, and to no account page', () => {
    expect(new Set(links.map((link) => link.target.page))).toEqual(new Set(publicPageIds));
  });
});
