import { eventsSection } from './content';
import { eventCalendarFile, NOT_SET, type ListedEvent } from './event-list';
import type { Action } from '@/site/content-types';
import { eventDays, freshnessOf, type Freshness } from '@/site/dates';
import { ActionLink } from '@/ui/ActionLink';
import { CalendarLink } from '@/ui/CalendarLink';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { Tag } from '@/ui/Tag';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '@/ui/SectionHeading';

/** The events as a line-score table: date, what and where, a link. Past ones are a line each, under their own heading. */
export function EventsSection({ events }: { events: readonly ListedEvent[] }) {
  const today = useToday();
  const rows = events.map((event) => ({
    event,
    freshness: freshnessOf(eventDays(event.days, today), today),
  }));
  const ahead = rows.filter(({ freshness }) => freshness !== 'past');
  const past = rows.filter(({ freshness }) => freshness === 'past');
  return (
    <>
      <Section id={eventsSection.id} labelledBy="events-title">
        <SectionHeading intro={eventsSection.heading} id="events-title" beside />
        <EventList rows={ahead} />
        {past.length === 0 ? null : (
          <>
            <h3 className="mt-8 mb-3 title-label">{eventsSection.pastTitle}</h3>
            <ul role="list" className="border-t border-hairline">
              {past.map(({ event }) => (
                <PastEvent key={event.id} event={event} />
              ))}
            </ul>
          </>
        )}
      </Section>
      <Picture
        scene="bench"
        alt=""
        sizes="100vw"
        className="aspect-[16/9] w-full object-cover @3xl:aspect-[5/2] @3xl:object-[50%_14%] print:hidden"
      />
    </>
  );
}

interface EventRowProps {
  event: ListedEvent;
  freshness: Freshness;
}

function EventList({ rows }: { rows: readonly EventRowProps[] }) {
  return rows.length === 0 ? null : (
    <ul role="list" className="border-t-2 border-night">
      {rows.map((row) => (
        <EventRow key={row.event.id} {...row} />
      ))}
    </ul>
  );
}

/** Returns where an event leads: to its tickets (even after the event), or to an email. */
const actionFor = ({ ticketLink }: ListedEvent, labels: { tickets: string; mail: string }): Action =>
  ticketLink === undefined
    ? { kind: 'mail', label: labels.mail, subject: 'event' }
    : { kind: 'external', label: labels.tickets, link: ticketLink };

/** An event that is over: its date, its name and where it leads. */
export function PastEvent({ event }: { event: ListedEvent }) {
  const { pastTickets, pastMail } = eventsSection;
  return (
    <li
      id={event.id}
      className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-2 target:bg-sheet"
    >
      <span className="text-scuff">{event.date}</span>
      <h4 className="title-4">{event.title}</h4>
      <ActionLink
        variant="text"
        about={event.title}
        action={actionFor(event, { tickets: pastTickets, mail: pastMail })}
        className="@3xl:ml-auto"
      />
    </li>
  );
}

/** One event: when, what and where, and its link. */
export function EventRow({ event, freshness }: EventRowProps) {
  return (
    <li
      id={event.id}
      className="grid @2xs:grid-cols-[5.75rem_1fr] gap-x-4 gap-y-3 border-b border-hairline py-4 target:bg-sheet @3xl:grid-cols-[7rem_1fr_auto] @3xl:py-5 @3xl:items-center @3xl:gap-x-gutter @5xl:grid-cols-[7rem_2fr_3fr_15rem]"
    >
      <div>
        <p className="title-poster">{event.date === NOT_SET ? <NoDate /> : event.date}</p>
        {event.date === NOT_SET ? null : <FreshnessNote freshness={freshness} className="mt-1" />}
      </div>
      <div className="@5xl:contents">
        <div>
          <Tag name={event.category} />
          <h3 className="mt-2 title-3">{event.title}</h3>
        </div>
        <div className="@max-5xl:mt-1">
          <p className="max-w-measure">{event.description}</p>
          <p className="mt-1 text-small text-scuff">
            {event.time === NOT_SET ? event.location : `${event.time}, ${event.location}`}
          </p>
          {event.logos.length === 0 ? null : (
            <ul role="list" className="mt-3 flex flex-wrap gap-4">
              {event.logos.map((logo) => (
                <li key={logo.source}>
                  <img
                    src={logo.source}
                    alt={logo.alt}
                    width={100}
                    height={40}
                    loading="lazy"
                    className="h-12 w-30 object-contain"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="@2xs:col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 @3xl:col-span-1 @5xl:justify-end">
        <ActionLink
          variant="outline"
          className="@max-2xl:grow"
          about={event.title}
          body={`${eventsSection.mailLabel}: ${event.title}`}
          action={actionFor(event, { tickets: event.spots, mail: event.spots })}
        />
        {event.days?.year === undefined ? null : (
          <CalendarLink file={eventCalendarFile(event)} title={`${event.title}, ${event.date}`} />
        )}
        <ShareButton target={{ page: 'home', anchor: event.id }} title={event.title} />
      </div>
    </li>
  );
}

/** `TBD` to the eye, its meaning to the ear. */
function NoDate() {
  return (
    <>
      <span aria-hidden="true">{NOT_SET}</span>
      <span className="sr-only">{eventsSection.noDate}</span>
    </>
  );
}
