import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SouthAsianNightSection } from '@/pages/programs/SouthAsianNightSection';

it.each([
  ['sells tickets until it is over', '2026-11-07', ['Get tickets', 'Get group tickets']],
  [
    'keeps its ticket links first once it has passed',
    '2026-11-08',
    ['Open the ticket page', 'Open the group'],
  ],
])('%s', (_, today, first) => {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
  render(<SouthAsianNightSection />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(links.slice(0, 2)).toEqual(first.map((label) => expect.stringMatching(`^${label}`)));
  expect(links.filter((label) => label.includes('opens in a new tab'))).toHaveLength(2);
});
