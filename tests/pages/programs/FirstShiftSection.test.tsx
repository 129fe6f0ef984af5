import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { firstShift, firstShiftDates } from '@/pages/programs/content';
import { FirstShiftSection } from '@/pages/programs/FirstShiftSection';

const { registrationDeadline: deadline, welcomeEvent: welcome } = firstShift;

/** Shows the section on the morning of a day, or of the day after it. */
function showOn(date: string, later = 0) {
  const now = new Date(`${date}T09:00:00`);
  now.setDate(now.getDate() + later);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  render(<FirstShiftSection />, { wrapper: MemoryRouter });
}

it('First Shift takes registrations through its deadline', () => {
  showOn(deadline);
  expect(screen.getByRole('link', { name: /^Register for First Shift/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(firstShift.openText)).toBeInTheDocument();
  expect(screen.queryByText(/intake has closed/)).not.toBeInTheDocument();
});

it('First Shift keeps its text once the deadline has passed, and offers to ask about the next intake', () => {
  showOn(deadline, 1);
  expect(screen.queryByRole('link', { name: /^Register/ })).not.toBeInTheDocument();
  expect(screen.queryByText(firstShift.openText)).not.toBeInTheDocument();
  expect(screen.getByText(firstShift.closedLead)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: firstShift.closedAction.label })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: /^Open the registration page/ })).toBeInTheDocument();
  expect(screen.getByText(firstShift.paragraphs[0])).toBeInTheDocument();
});

it('First Shift offers a calendar file for each of its two dates until they have passed', () => {
  showOn(deadline);
  const links = screen.getAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(firstShiftDates.map(({ file }) => file));
  for (const link of links) expect(link).toHaveAttribute('download');
  cleanup();
  showOn(welcome, 1);
  expect(screen.queryByRole('link', { name: /^Add to calendar/ })).not.toBeInTheDocument();
});
