import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SouthAsianNightSection } from '@/pages/programs/SouthAsianNightSection';
import { showOn } from '../support/dated-section';

it.each([
  ['sells tickets until it is over', '2026-11-07', /^Get tickets/, /^Get group tickets/],
  ['keeps its ticket links first afterwards', '2026-11-08', /^Open the ticket page/, /^Open the group/],
])('South Asian Night %s', (_, today, ...first) => {
  showOn(today, <SouthAsianNightSection />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, 2)).toEqual(first.map((label) => expect.stringMatching(label)));
  expect(links.filter((label) => label?.includes('opens in a new tab'))).toHaveLength(2);
});
