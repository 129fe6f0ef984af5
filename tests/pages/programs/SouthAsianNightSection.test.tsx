import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { southAsianNightSection } from '@/pages/programs/content';
import { SouthAsianNightSection } from '@/pages/programs/SouthAsianNightSection';
import { showOn } from '../support/dated-section';

vi.mock('@/site/south-asian-night', () => ({ southAsianNight: { date: 'Nov 7', time: '', location: '' } }));
const { actions, pastActions } = southAsianNightSection;

it.each([
  ['sells tickets until it is over', '2026-11-07', actions],
  ['keeps its ticket links first afterwards', '2026-11-08', pastActions.slice(0, 2)],
] as const)('South Asian Night %s', (_, today, first) => {
  showOn(today, <SouthAsianNightSection />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, 2)).toEqual(first.map(({ label }) => expect.stringContaining(label)));
  expect(links.filter((label) => label?.includes('opens in a new tab'))).toHaveLength(2);
});
