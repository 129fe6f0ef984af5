import type { FirstTime } from './first-time.schema';
import { firstTimes, firstTimesSection } from './first-time';
import { formatIsoDate } from '@/lib/iso-date';
import { isoFreshness } from '@/lib/freshness';
import { events } from '@/pages/home/events';
import { NOT_SET } from '@/pages/home/event-calendar';
import { camps } from '@/pages/programs/camps';
import { firstShift } from '@/pages/programs/content';
import { nextCamp } from '@/pages/programs/upcoming-camps';
import { ActionLink } from '@/ui/ActionLink';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { useToday } from '@/ui/use-today';

const { id, heading, caption, columns, closed, noDate, ask, note, action } = firstTimesSection;

/** Returns the next date of an offer, from the camps, the events and First Shift; words where there is none. */
function nextDateOf(offer: FirstTime['id'], today: Date): string {
  switch (offer) {
    case 'try-hockey-day': {
      const camp = nextCamp(
        camps.filter(({ code }) => code.startsWith('TRY-')),
        today,
      );
      return camp === undefined ? noDate : `${camp.dates}, ${camp.location}`;
    }
    case 'first-shift':
      return isoFreshness(firstShift.registrationDeadline, today) === 'past'
        ? closed
        : formatIsoDate(firstShift.welcomeEvent);
    case 'small-group':
      return ask;
    default: {
      const date = events.find((event) => event.id === offer)?.date ?? NOT_SET;
      return date === NOT_SET ? noDate : date;
    }
  }
}

/** The offers for a first time on the ice in one table; on phones each row is a block, its cells with their labels. */
export function FirstTimes() {
  const today = useToday();
  return (
    <Section id={id} labelledBy="first-times-title" className="pt-0!">
      <SectionHeading intro={heading} id="first-times-title" />
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-night max-md:sr-only">
          <tr className="font-display text-label uppercase">
            {Object.entries(columns).map(([column, label]) => (
              <th key={column} scope="col" className="pr-gutter pb-2 last:pr-0">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t-2 max-md:border-night">
          {firstTimes.map((offer) => (
            <tr key={offer.id} className="border-b border-hairline max-md:block max-md:py-3">
              <th scope="row" className="font-display text-h4 width-normal max-md:block md:py-3 md:pr-gutter">
                <PageLink
                  to={offer.to}
                  className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-blue"
                >
                  {offer.name}
                </PageLink>
              </th>
              <Cell label={columns.who}>{offer.who}</Cell>
              <Cell label={columns.often}>{offer.often}</Cell>
              <Cell label={columns.gear}>{offer.gear}</Cell>
              <Cell label={columns.next}>{nextDateOf(offer.id, today)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <span>{note}</span>
        <ActionLink action={action} variant="text" />
      </p>
    </Section>
  );
}

/** A cell of the table. On phones, where the row of headings is hidden from sight, its label comes before it. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td className="max-xs:block xs:max-md:grid xs:max-md:grid-cols-[6.5rem_1fr] xs:max-md:gap-x-3 md:py-3 md:pr-gutter md:last:pr-0">
      <span aria-hidden="true" className="block text-small text-scuff md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
