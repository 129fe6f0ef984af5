import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventsSection } from '@/pages/home/content';
import { listedEvent } from '@/pages/home/event-list';
import { EventRow, EventsSection, PastEvent } from '@/pages/home/EventsSection';
import { externalLinks } from '@/site/organization.content';
import { calendarFiles, hrefOf, showOn } from '../support/dated-section';

const BEFORE = '2026-11-07';
const AFTER = '2026-11-08';
const ASK = expect.stringMatching(/^mailto:.*subject=Event%20Inquiry/);

const plain = { spots: 'Ask us', category: 'Community', price: '', description: 'Come.', logos: [] } as const;
const open = listedEvent({
  ...plain,
  id: 'skate',
  title: 'Skate',
  date: 'TBD',
  time: 'TBD',
  location: 'Test Arena',
});
const night = listedEvent({
  ...open,
  id: 'night',
  title: 'Night',
  date: 'Nov 7',
  spots: 'Get tickets',
  ticketLink: 'southAsianNightTickets',
});
const events = [night, open];

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const rowOf = (id: string) =>
  within(screen.getAllByRole('listitem').find((row) => row.id === id) ?? expect.fail(`no event ${id}`));

it('events keep the order of the list and sell tickets until they are over', () => {
  showOn(BEFORE, <EventsSection events={events} />);
  expect(titles().slice(1)).toEqual(['Night', 'Skate']);
  expect(hrefOf(/^Get tickets/, rowOf('night'))).toBe(externalLinks.southAsianNightTickets);
});

it('a past event is a line of its own at the end, and keeps its ticket link', () => {
  showOn(AFTER, <EventsSection events={events} />);
  expect(titles().slice(1)).toEqual(['Skate', eventsSection.pastTitle, 'Night']);
  const past = rowOf('night');
  expect(past.queryByText(plain.description)).not.toBeInTheDocument();
  expect(hrefOf(new RegExp(eventsSection.pastTickets), past)).toBe(externalLinks.southAsianNightTickets);
});

it('a past event without tickets offers to ask about the next one by email', () => {
  showOn(AFTER, <PastEvent event={open} />);
  expect(hrefOf(new RegExp(`^${eventsSection.pastMail}`))).toEqual(ASK);
});

it('an event without a date shows TBD, says it in full to screen readers, omits its time and offers to ask', () => {
  showOn(AFTER, <EventsSection events={events} />);
  const row = rowOf('skate');
  expect(row.getByText('TBD')).toHaveAttribute('aria-hidden', 'true');
  expect(row.getByText(eventsSection.noDate)).toBeInTheDocument();
  expect(row.getByText('Test Arena')).toBeInTheDocument();
  expect(hrefOf(/^Ask us/, row)).toEqual(ASK);
});

it.each([
  ['May 8, 2027', ['/calendar/event-skate.ics']],
  ['May 8', []],
] as const)('an event on %s offers the calendar files %j', (date, files) => {
  showOn(AFTER, <EventRow event={listedEvent({ ...open, date })} freshness="upcoming" />);
  expect(calendarFiles()).toEqual(files);
});
