import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FirstShiftSection } from '@/sections/programs/FirstShiftSection';

const on = (today: string) => vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
afterEach(() => vi.useRealTimers());

it('takes registrations through its deadline', () => {
  on('2026-01-12');
  render(<FirstShiftSection />);
  expect(screen.getByRole('link', { name: /^Register for First Shift/ })).toHaveAttribute('target', '_blank');
  expect(screen.getAllByText('This week')).toHaveLength(2);
  expect(screen.queryByText(/intake has closed/)).not.toBeInTheDocument();
});

it('keeps its text once the deadline has passed, and asks for the next intake', () => {
  on('2026-01-13');
  render(<FirstShiftSection />);
  expect(screen.queryByRole('link', { name: /^Register/ })).not.toBeInTheDocument();
  expect(screen.getByText('This intake has closed. Ask about the next one.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask about the next one' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: /^Open the registration page/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByText('Past')).toBeInTheDocument();
  expect(screen.getByText(/^First Shift is for children aged 6-10/)).toBeInTheDocument();
});

it('offers a calendar file for each of its two dates until they have passed', () => {
  on('2026-01-12');
  render(<FirstShiftSection />);
  const links = screen.getAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/calendar/first-shift-deadline.ics',
    '/calendar/first-shift-welcome.ics',
  ]);
  for (const link of links) expect(link).toHaveAttribute('download');
});

it.each([
  ['2026-01-13', ['/calendar/first-shift-welcome.ics']],
  ['2026-01-19', []],
])('on %s no calendar takes what is over', (today, files) => {
  on(today);
  render(<FirstShiftSection />);
  const links = screen.queryAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
});
