import { events } from './events';
import { eventsSection } from './content';
import { eventCalendarFile } from './event-calendar';
import type { Event } from './events.schema';
import type { Action } from '@/site/content-fields.schema';
import { classNames } from '@/lib/class-names';
import { dateFreshness, type Freshness } from '@/lib/freshness';
import { eachDay } from '@/lib/month-day';
import { ActionLink } from '@/ui/ActionLink';
import { CalendarLink } from '@/ui/CalendarLink';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { Tag } from '@/ui/Tag';
import { useToday } from '@/ui/use-today';
import { freshnessLabels } from '@/ui/words';
import { SectionHeading } from '@/ui/SectionHeading';

/** The data's word for a date that is not set. */
const NO_DATE = 'TBD';

/** The events as a line-score table: date, what and where, a way in. Past events come last. */
export function EventsSection() {
  const today = useToday();
  const rows = events.map((event) => ({ event, freshness: dateFreshness(event.date, today) }));
  const inOrder = [
    ...rows.filter(({ freshness }) => freshness !== 'past'),
    ...rows.filter(({ freshness }) => freshness === 'past'),
  ];
  return (
    <Section id={eventsSection.id} labelledBy="events-title">
      <SectionHeading intro={eventsSection.heading} id="events-title" />
      <ul role="list" className="border-t-2 border-night">
        {inOrder.map(({ event, freshness }) => (
          <EventRow key={event.id} event={event} freshness={freshness} />
        ))}
      </ul>
    </Section>
  );
}

/** Returns the action of an event that has not passed. */
const actionFor = ({ spots, ticketLink }: Event): Action =>
  ticketLink === undefined
    ? { kind: 'mail', label: spots, subject: 'event' }
    : { kind: 'external', label: spots, link: ticketLink };

/** One event: when, what and where, a way in. */
export function EventRow({ event, freshness }: { event: Event; freshness: Freshness }) {
  const past = freshness === 'past';
  return (
    <li
      id={event.id}
      tabIndex={-1}
      className="grid xs:grid-cols-[5.75rem_1fr] gap-x-4 gap-y-4 border-b border-hairline py-6 target:bg-sheet md:grid-cols-[9rem_1fr_auto] md:items-center md:gap-x-gutter"
    >
      <div>
        <p className={classNames('font-display text-date uppercase width-condensed', past && 'text-scuff')}>
          {event.date === NO_DATE ? freshnessLabels.dateToCome : event.date}
        </p>
        {event.date === NO_DATE ? null : <FreshnessNote freshness={freshness} className="mt-1" />}
      </div>
      <div>
        <Tag name={event.category} />
        <h3 className={classNames('mt-2 font-display text-h3 width-normal', past && 'text-scuff')}>
          {event.title}
        </h3>
        <p className={classNames('mt-1 max-w-measure', past && 'text-scuff')}>{event.description}</p>
        <p className="mt-1 text-small text-scuff">
          {event.time}, {event.location}
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
      <div className="xs:col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-1">
        <ActionLink
          variant={past ? 'quiet' : 'outline'}
          className="max-sm:grow"
          about={event.title}
          action={past ? eventsSection.pastAction : actionFor(event)}
        />
        {past || eachDay(event.date).length === 0 ? null : (
          <CalendarLink file={eventCalendarFile(event)} title={`${event.title}, ${event.date}`} />
        )}
        <ShareButton target={{ page: 'home', anchor: event.id }} title={event.title} />
      </div>
    </li>
  );
}
