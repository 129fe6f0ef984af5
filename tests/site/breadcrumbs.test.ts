// @vitest-environment node
import { expect, it } from 'vitest';
import { breadcrumbTrail } from '@/site/breadcrumbs';
import { pageIds, pages } from '@/site/pages';

const trailOf = (page: Parameters<typeof breadcrumbTrail>[0]) =>
  breadcrumbTrail(page).map((id) => pages[id].label);

it.each([
  ['home', ['Home']],
  ['about', ['Home', 'About']],
  ['coaches', ['Home', 'About', 'Our Coaches']],
  ['directors', ['Home', 'About', 'Our Directors']],
  ['impact', ['Home', 'About', 'Our Impact']],
  ['sponsors', ['Home', 'About', 'Our Sponsors']],
  ['mentorship', ['Home', 'Programs', 'Mentorship Program']],
  // COMMUNITY is a heading of the menu, not a page.
  ['policy', ['Home', 'Our Policy']],
  ['reportIncident', ['Home', 'Report Incident']],
] as const)('the trail of %s is %j', (page, trail) => {
  expect(trailOf(page)).toEqual(trail);
});

it.each(pageIds)('the trail of %s begins at home, ends with itself and names no page twice', (page) => {
  const trail = breadcrumbTrail(page);
  expect(trail[0]).toBe('home');
  expect(trail.at(-1)).toBe(page);
  expect(new Set(trail).size).toBe(trail.length);
});
