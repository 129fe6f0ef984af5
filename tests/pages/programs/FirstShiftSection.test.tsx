import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { firstShift, firstShiftDates } from '@/pages/programs/content';
import { FirstShiftSection } from '@/pages/programs/FirstShiftSection';
import { calendarFiles, hrefOf, showOn } from '../support/dated-section';

const { registrationDeadline: deadline, welcomeEvent: welcome } = firstShift;

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

it('First Shift accepts registrations through its deadline', () => {
  showOn(deadline, <FirstShiftSection />);
  expect(screen.getByRole('link', { name: /^Register for First Shift/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(firstShift.openText)).toBeInTheDocument();
  expect(screen.queryByText(/intake has closed/)).not.toBeInTheDocument();
});

it('First Shift keeps its text once the deadline has passed, and offers to ask about the next intake', () => {
  showOn(dayAfter(deadline), <FirstShiftSection />);
  expect(screen.queryByRole('link', { name: /^Register/ })).not.toBeInTheDocument();
  expect(screen.queryByText(firstShift.openText)).not.toBeInTheDocument();
  expect(screen.getByText(firstShift.closedLead)).toBeInTheDocument();
  expect(hrefOf(firstShift.closedAction.label)).toMatch(/^mailto:/);
  expect(screen.getByRole('link', { name: /^Open the registration page/ })).toBeInTheDocument();
  expect(screen.getByText(firstShift.paragraphs[0])).toBeInTheDocument();
});

it('First Shift offers a calendar file for each of its two dates until they have passed', () => {
  showOn(deadline, <FirstShiftSection />);
  expect(calendarFiles()).toEqual(firstShiftDates.map(({ file }) => file));
  cleanup();
  showOn(dayAfter(welcome), <FirstShiftSection />);
  expect(calendarFiles()).toEqual([]);
});
