import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { camps } from '@/content/camps';
import type { Camp } from '@/content/types';
import { RegisterSection } from '@/sections/programs/RegisterSection';

const on = (today: string) => vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
const show = (shown: readonly Camp[], address = '/programs') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <RegisterSection camps={shown} />
    </MemoryRouter>,
  );
const dated = camps.filter((camp) => /\d/.test(camp.dates));
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

afterEach(() => vi.useRealTimers());

it('is a named table with a column for each field of a camp', () => {
  on('2026-11-21');
  show(camps);
  const table = screen.getByRole('table', { name: 'Camps to come, in the order of the calendar' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Dates', 'Camp', 'Program', 'City', 'Venue', 'Registration']);
});

it('leaves out the camps whose last day has passed, and keeps the one without a date', () => {
  on('2026-11-21');
  show(camps);
  expect(names()).toEqual([
    'Skills Weekend, U9 to U13',
    'Try Hockey Day, ages 6 to 12',
    'Elite December Camp, U15 to U18',
    'Winter Break Camp, U7 to U13',
    'Fall Development Camp, all levels',
  ]);
});

it('shows a camp until the end of its last day', () => {
  on('2026-11-29');
  const { unmount } = show(camps);
  expect(names()).toContain('Skills Weekend, U9 to U13');
  unmount();
  on('2026-11-30');
  show(camps);
  expect(names()).not.toContain('Skills Weekend, U9 to U13');
});

it('gives each camp its state, a register button of its own name in a new tab, and an anchor', () => {
  on('2026-11-26');
  show(camps);
  const row = screen.getByRole('row', { name: /Skills Weekend/ });
  expect(row).toHaveAttribute('id', 'november-skills-weekend');
  expect(within(row).getByText('This week')).toBeInTheDocument();
  const link = within(row).getByRole('link', {
    name: 'Register Now (Skills Weekend, U9 to U13, November 28-29) (opens in a new tab)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks for a mail when every camp has passed', () => {
  const past: readonly Camp[] = dated.filter((camp) => camp.dates.startsWith('February'));
  expect(past).toHaveLength(1);
  on('2026-11-21');
  show(past);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/^No camps are posted right now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask about the next camp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

it('says of a passed camp that its address names, and of no other, that it has passed', () => {
  on('2026-11-21');
  show(camps, '/programs#goalie-weekend');
  const asked = screen.getByText('This camp has passed: Goalie Weekend, U11 to U18, May 9-10');
  expect(asked).toHaveAttribute('id', 'goalie-weekend');
  const others = screen.getAllByText(/^This camp has passed:/).filter((line) => line !== asked);
  expect(others.map((line) => line.dataset['asked'])).toEqual(others.map(() => undefined));
  expect(asked.dataset['asked']).toBe('');
});
