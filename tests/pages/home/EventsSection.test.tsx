import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { events } from '@/pages/home/events';
import { EventRow, EventsSection } from '@/pages/home/EventsSection';
import { externalLinks } from '@/site/organization';

function showOn(today: string) {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
  render(<EventsSection />, { wrapper: MemoryRouter });
}
const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const rowOf = (id: string) => {
  const row = document.getElementById(id);
  if (row === null) throw new Error(`No event has the id ${id}.`);
  return within(row);
};

it('keeps the order of the list and sells tickets until an event is over', () => {
  showOn('2026-11-07');
  expect(titles()[1]).toBe('South Asian Night');
  expect(titles()).not.toContain('Past events');
  expect(rowOf('south-asian-night').getByRole('link', { name: /^Get tickets/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('puts a past event last, under a heading of its own, and keeps the link to its tickets', () => {
  showOn('2026-11-08');
  expect(titles().slice(-2)).toEqual(['Past events', 'South Asian Night']);
  const past = rowOf('south-asian-night');
  expect(past.getByText('Past')).toBeInTheDocument();
  expect(past.getByRole('link', { name: /ticket page/ })).toHaveAttribute(
    'href',
    externalLinks.southAsianNightTickets,
  );
  expect(document.getElementById('events')).toContainElement(document.getElementById('south-asian-night'));
});

it('asks by email about the next one when a past event sold no tickets', () => {
  render(<EventRow event={events[1]} freshness="past" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: /^Ask about the next one/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*subject=Event%20Inquiry/),
  );
});

it('shows TBD for a date to come, says it in full aloud, leaves out the time and offers to ask', () => {
  showOn('2026-11-08');
  const open = rowOf('family-first-skate');
  expect(open.getByText('TBD')).toHaveAttribute('aria-hidden', 'true');
  expect(open.getByText('Date to be decided')).toBeInTheDocument();
  expect(open.getByText(events[3].location)).toBeInTheDocument();
  expect(open.getByRole('link', { name: /^Ask us when/ })).toHaveAttribute(
    'href',
    expect.stringContaining('subject=Event%20Inquiry'),
  );
});

it.each([
  ['May 8, 2027', 'upcoming', ['/calendar/event-family-first-skate.ics']],
  ['May 8, 2027', 'past', []],
  ['May 8', 'upcoming', []],
] as const)('of %s, %s, the calendar takes %j', (date, freshness, files) => {
  const event = { ...events[3], date };
  render(<EventRow event={event} freshness={freshness} />, { wrapper: MemoryRouter });
  const links = screen.queryAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
});
