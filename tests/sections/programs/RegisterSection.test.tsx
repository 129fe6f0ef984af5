import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { camps } from '@/content/camps';
import type { Camp } from '@/content/types';
import { RegisterSection } from '@/sections/programs/RegisterSection';

const on = (today: string) => vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
const dated = camps.filter((camp) => /\d/.test(camp.dates));
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

afterEach(() => vi.useRealTimers());

it('is a named table with a column for each field of a camp', () => {
  on('2026-11-21');
  render(<RegisterSection camps={camps} />);
  const table = screen.getByRole('table', { name: 'Camps to come, in the order of the calendar' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Dates', 'Camp', 'Program', 'City', 'Venue', 'Registration']);
});

it('leaves out the camps whose last day has passed, and keeps the one without a date', () => {
  on('2026-11-21');
  render(<RegisterSection camps={camps} />);
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
  const { unmount } = render(<RegisterSection camps={camps} />);
  expect(names()).toContain('Skills Weekend, U9 to U13');
  unmount();
  on('2026-11-30');
  render(<RegisterSection camps={camps} />);
  expect(names()).not.toContain('Skills Weekend, U9 to U13');
});

it('gives each camp its state, a register button of its own name in a new tab, and an anchor', () => {
  on('2026-11-26');
  render(<RegisterSection camps={camps} />);
  const row = screen.getByRole('row', { name: /Skills Weekend/ });
  expect(row).toHaveAttribute('id', 'november-skills-weekend');
  expect(within(row).getByText('This week')).toBeInTheDocument();
  const link = within(row).getByRole('link', {
    name: /^Register Now ?, Skills Weekend, U9 to U13, November 28-29/,
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks for a mail when every camp has passed', () => {
  const past: readonly Camp[] = dated.filter((camp) => camp.dates.startsWith('February'));
  expect(past).toHaveLength(1);
  on('2026-11-21');
  render(<RegisterSection camps={past} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/^No camps are posted right now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask about the next camp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
