import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Camp } from '@/pages/programs/camps.schema';
import { RegisterSection } from '@/pages/programs/RegisterSection';
import { campWith, camps } from './support/camps';

function show(shown: readonly Camp[], today = '2026-11-21') {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
  render(<RegisterSection camps={shown} />, { wrapper: MemoryRouter });
}
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

it('leaves out the camps whose last day has passed, and keeps the one without a date', () => {
  show(camps);
  expect(names()).toEqual(['Camp november', 'Camp december', 'Camp winter-break', 'Camp fall']);
});

it('gives each camp its state, a register button of its own name in a new tab, and an anchor', () => {
  show(camps, '2026-11-26');
  const row = screen.getByRole('row', { name: /Camp november/ });
  expect(row).toHaveAttribute('id', 'november');
  expect(within(row).getByText('This week')).toBeInTheDocument();
  const link = within(row).getByRole('link', {
    name: 'Register Now (Camp november, November 28-29) (opens in a new tab)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('says under which code a camp is found, and asks when for one without dates', () => {
  show(camps);
  const dated = within(screen.getByRole('row', { name: /Camp november/ }));
  expect(dated.getAllByText('DEV-1')).toHaveLength(1);
  const undated = within(screen.getByRole('row', { name: /Camp fall/ }));
  expect(undated.queryByRole('link', { name: /^Register Now/ })).not.toBeInTheDocument();
  expect(undated.getByRole('link', { name: /^Ask when/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*subject=Camp%20Question&body=Camp%20fall/),
  );
});

it.each([
  ['2026-11-21', []],
  ['2027-01-01', ['february', 'december']],
])(
  'seen on %s, the camps of an earlier season whose dates are to be confirmed are %j',
  (today, unconfirmed) => {
    const written = [
      campWith({ id: 'february', dates: 'February 14-15', season: 2026 }),
      campWith({ id: 'march', dates: 'March 6', season: 2027 }),
      campWith({ id: 'april', dates: 'April 4' }),
      campWith({ id: 'december', dates: 'December 5', season: 2026 }),
      campWith({ id: 'year-end', dates: 'December 28 - January 2', season: 2026 }),
    ];
    show(written, today);
    const notes = screen.queryAllByText('Dates to be confirmed');
    expect(notes.map((note) => note.closest('tr')?.id)).toEqual(unconfirmed);
  },
);

it('asks for an email when every camp has passed', () => {
  show(camps.slice(0, 1));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/^No camps are posted right now/)).toBeInTheDocument();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask about the next camp' }).href).toMatch(
    /^mailto:/,
  );
});

it('puts a camp with a year, and all of them together, into a calendar', () => {
  show([campWith({ id: 'january', dates: 'January 16, 2027' }), ...camps]);
  const links = screen.getAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/calendar/january.ics', '/camps.ics']);
});

it('shows hours and level, registers where the camp says, and offers to wait for a place when it is full', () => {
  show([
    campWith({
      id: 'own-page',
      dates: 'December 12',
      start: '9:00 am',
      end: '3:30 pm',
      level: 'Beginner',
      registrationLink: 'https://camp.example/own',
    }),
    campWith({ id: 'full', dates: 'December 13', full: true }),
  ]);
  const own = within(screen.getByRole('row', { name: /Camp own-page/ }));
  expect(own.getByText('9:00 am to 3:30 pm')).toBeInTheDocument();
  expect(own.getByText('Beginner')).toBeInTheDocument();
  expect(own.getByRole('link', { name: /^Register Now/ })).toHaveAttribute(
    'href',
    'https://camp.example/own',
  );
  const full = within(screen.getByRole('row', { name: /Camp full/ }));
  expect(full.getByText('Full')).toBeInTheDocument();
  expect(full.queryByRole('link', { name: /^Register Now/ })).not.toBeInTheDocument();
  expect(full.getByRole('link', { name: /^Ask to wait for a place/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
