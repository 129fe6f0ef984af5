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
  expect(screen.queryByText(firstShift.closedText)).not.toBeInTheDocument();
});

it('First Shift is a line once the deadline has passed, offers to ask about the next one and folds its text', () => {
  showOn(dayAfter(deadline), <FirstShiftSection />);
  expect(screen.queryByRole('link', { name: /^Register/ })).not.toBeInTheDocument();
  expect(screen.queryByText(firstShift.openText)).not.toBeInTheDocument();
  expect(screen.getByText(firstShift.closedText)).toBeInTheDocument();
  expect(hrefOf(firstShift.closedAction.label)).toMatch(/^mailto:/);
  const folded = screen.getByText(firstShift.paragraphs[0]).closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toContainElement(screen.getByText(firstShift.closedPage.label));
  expect(folded).toContainElement(screen.getByText('Registration deadline'));
});

it('First Shift offers a calendar file for each of its two dates until they have passed', () => {
  showOn(deadline, <FirstShiftSection />);
  expect(calendarFiles()).toEqual(firstShiftDates.map(({ file }) => file));
  cleanup();
  showOn(dayAfter(welcome), <FirstShiftSection />);
  expect(calendarFiles()).toEqual([]);
});
