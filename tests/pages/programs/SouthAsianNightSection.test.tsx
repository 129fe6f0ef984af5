import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { southAsianNightSection } from '@/pages/programs/content';
import { SouthAsianNightSection } from '@/pages/programs/SouthAsianNightSection';
import { externalLinks } from '@/site/organization.content';
import { showOn } from '../support/dated-section';

vi.mock('@/site/south-asian-night.content', () => ({
  southAsianNight: { date: 'Nov 7', time: '', location: '' },
}));
const { text, action, pastText, pastAction } = southAsianNightSection;

it.each([
  ['sells tickets until it is over', '2026-11-07', text, action],
  ['is a line with its ticket page afterwards', '2026-11-08', pastText, pastAction],
] as const)('South Asian Night %s', (_, today, line, { label, link }) => {
  showOn(today, <SouthAsianNightSection />);
  expect(screen.getByText(line)).toBeInTheDocument();
  const [button, ...others] = screen.getAllByRole('link');
  expect(button).toHaveTextContent(label);
  expect(button).toHaveAttribute('href', externalLinks[link]);
  expect(others).toEqual([]);
});
