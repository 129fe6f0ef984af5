import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { events } from '@/pages/home/events';
import { EventRow, EventsSection } from '@/pages/home/EventsSection';

function showOn(today: string) {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00`), toFake: ['Date'] });
  render(<EventsSection />, { wrapper: MemoryRouter });
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const rowOf = (id: string) => {
  const row = document.getElementById(id);
  if (row === null) throw new Error(`No event has the id ${id}.`);
  return within(row);
};

it('keeps the order of the list and sells tickets until an event is over', () => {
  showOn('2026-11-07');
  expect(titles()[0]).toBe('South Asian Night');
  expect(rowOf('south-asian-night').getByRole('link', { name: /^Get tickets/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('puts a past event last and leads from it to what is next, not to tickets', () => {
  showOn('2026-11-08');
  expect(titles().at(-1)).toBe('South Asian Night');
  const past = rowOf('south-asian-night');
  expect(past.getByText('Past')).toBeInTheDocument();
  expect(past.queryByRole('link', { name: /tickets/ })).not.toBeInTheDocument();
  expect(past.getByRole('link', { name: /^See what is next/ })).toHaveAttribute('href', '/programs#register');
});

it('says that a date is still to come, and how to ask', () => {
  showOn('2026-11-08');
  const open = rowOf('family-first-skate');
  expect(open.getByText('Date to come')).toBeInTheDocument();
  expect(open.queryByText('TBD')).not.toBeInTheDocument();
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
