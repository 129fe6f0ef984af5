import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedCamp } from '@/pages/programs/camp-list';
import { registerSection } from '@/pages/programs/registration.content';
import { RegisterSection } from '@/pages/programs/RegisterSection';
import { opensInNewTab } from '@/ui/content';
import { calendarFiles, hrefOf, showOn } from '../support/dated-section';
import { campWith, camps } from './support/camps';

const show = (shown: readonly ListedCamp[], today = '2026-11-21') =>
  showOn(today, <RegisterSection camps={shown} />);
const campRow = (id: string) => within(screen.getByRole('row', { name: new RegExp(`Camp ${id}`) }));
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

it('the table omits camps whose last day has passed, and keeps the one without a date', () => {
  show(camps);
  expect(names()).toEqual(['Camp november', 'Camp december', 'Camp winter-break', 'Camp fall']);
});

it('each camp has its state, an anchor, and a register button with its name that opens a new tab', () => {
  show(camps, '2026-11-26');
  const row = screen.getByRole('row', { name: /Camp november/ });
  expect(row).toHaveAttribute('id', 'november');
  expect(within(row).getByText('This week')).toBeInTheDocument();
  const link = within(row).getByRole('link', {
    name: `Register Now (Camp november, DEV-1) ${opensInNewTab}`,
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a camp shows its registration code; a camp without dates offers to ask when it is', () => {
  show(camps);
  expect(campRow('november').getAllByText('DEV-1')).toHaveLength(1);
  const undated = campRow('fall');
  expect(undated.queryByRole('link', { name: /^Register Now/ })).not.toBeInTheDocument();
  expect(hrefOf(/^Ask when/, undated)).toMatch(/^mailto:.*subject=Camp%20Question&body=Camp%20fall/);
});

it('the section invites an email when every camp has passed', () => {
  show(camps.slice(0, 1));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(registerSection.emptyText)).toBeInTheDocument();
  expect(hrefOf('Ask about the next camp')).toMatch(/^mailto:/);
});

it('a camp with a year has a calendar file, and so do all of them together', () => {
  show([campWith({ id: 'january', dates: 'January 16, 2027' }), ...camps]);
  expect(calendarFiles()).toEqual(['/camps.ics', '/calendar/january.ics']);
});

it('a camp shows hours and level, registers at its own link, and offers the waitlist when full', () => {
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
  const own = campRow('own-page');
  expect(own.getByText('9:00 am to 3:30 pm')).toBeInTheDocument();
  expect(own.getByText(registerSection.levels.Beginner)).toBeInTheDocument();
  expect(hrefOf(/^Register Now/, own)).toBe('https://camp.example/own');
  const full = campRow('full');
  expect(full.getByText('Full')).toBeInTheDocument();
  expect(full.queryByRole('link', { name: /^Register Now/ })).not.toBeInTheDocument();
  expect(hrefOf(new RegExp(`^${registerSection.fullAction.label}`), full)).toMatch(/^mailto:/);
});
