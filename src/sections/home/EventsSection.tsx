import { events } from '@/content/events';
import { eventsSection } from '@/content/home';
import type { Event } from '@/content/types';
import { classNames } from '@/lib/class-names';
import { yearlessFreshness, type Freshness } from '@/lib/freshness';
import { ActionLink } from '@/ui/ActionLink';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { Tag } from '@/ui/Tag';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '../SectionHeading';

/** The upcoming events as a line-score table: date, what and where, a way in. */
export function EventsSection() {
  const today = useToday();
  return (
    <Section id={eventsSection.id} labelledBy="events-title">
      <SectionHeading intro={eventsSection.heading} id="events-title" />
      <ul role="list" className="border-t-2 border-night">
        {events.map((event) => (
          <EventRow key={event.id} event={event} freshness={yearlessFreshness(event.date, today)} />
        ))}
      </ul>
    </Section>
  );
}

function EventRow({ event, freshness }: { event: Event; freshness: Freshness }) {
  const past = freshness === 'past';
  return (
    <li
      id={event.id}
      tabIndex={-1}
      className="grid grid-cols-[5.75rem_1fr] gap-x-4 gap-y-4 border-b border-hairline py-6 target:bg-sheet md:grid-cols-[9rem_1fr_auto] md:items-center md:gap-x-gutter"
    >
      <div>
        <p className={classNames('font-display text-date uppercase width-condensed', past && 'text-scuff')}>
          {event.date}
        </p>
        <FreshnessNote freshness={freshness} className="mt-1" />
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
      <div className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-2 md:col-span-1 md:flex-col md:items-end">
        <ActionLink
          variant={past ? 'quiet' : 'outline'}
          className="max-sm:w-full"
          about={event.title}
          action={
            event.ticketLink === undefined
              ? { kind: 'mail', label: event.spots, subject: 'event' }
              : { kind: 'external', label: event.spots, link: event.ticketLink }
          }
        />
        <ShareButton target={{ page: 'home', anchor: event.id }} title={event.title} />
      </div>
    </li>
  );
}
