import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { events } from '@/pages/home/events';
import { EventRow, EventsSection } from '@/pages/home/EventsSection';
import { externalLinks } from '@/site/organization';
import { calendarFiles, hrefOf, showOn } from '../support/dated-section';

const BEFORE = '2026-11-07';
const AFTER = '2026-11-08';
const ASK = expect.stringMatching(/^mailto:.*subject=Event%20Inquiry/);
const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const rowOf = (id: string) =>
  within(screen.getAllByRole('listitem').find((row) => row.id === id) ?? expect.fail(`no event ${id}`));

it('events keep the order of the list and sell tickets until they are over', () => {
  showOn(BEFORE, <EventsSection />);
  expect(titles()[1]).toBe('South Asian Night');
  expect(titles()).not.toContain('Past events');
  expect(hrefOf(/^Get tickets/, rowOf('south-asian-night'))).toBe(externalLinks.southAsianNightTickets);
});

it('a past event comes last, under its own heading, and keeps its ticket link', () => {
  showOn(AFTER, <EventsSection />);
  expect(titles().slice(-2)).toEqual(['Past events', 'South Asian Night']);
  const past = rowOf('south-asian-night');
  expect(past.getByText('Past')).toBeInTheDocument();
  expect(hrefOf(/ticket page/, past)).toBe(externalLinks.southAsianNightTickets);
});

it('a past event without tickets offers to ask about the next one by email', () => {
  showOn(AFTER, <EventRow event={events[1]} freshness="past" />);
  expect(hrefOf(/^Ask about the next one/)).toEqual(ASK);
});

it('an event without a date shows TBD, says it in full to screen readers, omits its time and offers to ask', () => {
  showOn(AFTER, <EventsSection />);
  const open = rowOf('family-first-skate');
  expect(open.getByText('TBD')).toHaveAttribute('aria-hidden', 'true');
  expect(open.getByText('Date to be decided')).toBeInTheDocument();
  expect(open.getByText(events[3].location)).toBeInTheDocument();
  expect(hrefOf(/^Ask us when/, open)).toEqual(ASK);
});

it.each([
  ['May 8, 2027', 'upcoming', ['/calendar/event-family-first-skate.ics']],
  ['May 8, 2027', 'past', []],
  ['May 8', 'upcoming', []],
] as const)('an event on %s that is %s offers the calendar files %j', (date, freshness, files) => {
  showOn(AFTER, <EventRow event={{ ...events[3], date }} freshness={freshness} />);
  expect(calendarFiles()).toEqual(files);
});
