import { firstTimes, firstTimesSection, type FirstTime } from './first-time.content';
import { eventList, NOT_SET } from '@/pages/home/event-list';
import { campList, upcomingCamps } from '@/pages/programs/camp-list';
import { nextFirstShift } from '@/pages/programs/camps.content';
import { dateInWords, eventDays, freshnessOf, readDates } from '@/site/dates';
import { ActionLink } from '@/ui/ActionLink';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { useToday } from '@/ui/use-today';
import { WholeWords } from '@/ui/WholeWords';

const { id, heading, caption, columns, closed, noDate, ask, note, action } = firstTimesSection;
const deadline = readDates(nextFirstShift.deadline);

/** Returns the next date of an offer, from the camps, the events and First Shift; words where there is none. */
function nextDateOf(offer: FirstTime['id'], today: Date): string {
  switch (offer) {
    case 'try-hockey-day': {
      const days = upcomingCamps(campList, today).filter(({ code }) => code.startsWith('TRY-'));
      return days.map((camp) => `${camp.location}, ${camp.dates}`).join('; ') || noDate;
    }
    case 'first-shift':
      return freshnessOf(eventDays(deadline, today), today) === 'past'
        ? closed
        : dateInWords(nextFirstShift.welcome);
    case 'small-group':
      return ask;
    default: {
      const date = eventList.find((event) => event.id === offer)?.date ?? NOT_SET;
      return date === NOT_SET ? noDate : date;
    }
  }
}

/** The offers for a first time on the ice in one table; on phones each row is a block, its cells with their labels. */
export function FirstTimes() {
  const today = useToday();
  return (
    <Section id={id} labelledBy="first-times-title" className="pt-0!">
      <SectionHeading intro={heading} id="first-times-title" beside>
        <p className="mt-3">{note}</p>
        <ActionLink action={action} variant="text" />
      </SectionHeading>
      <table className="w-full text-left @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-night @max-3xl:sr-only">
          <tr className="title-label">
            {Object.entries(columns).map(([column, label]) => (
              <th key={column} scope="col" className="pr-gutter pb-2 last:pr-0">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-3xl:block @max-3xl:border-t-2 @max-3xl:border-night">
          {firstTimes.map((offer) => (
            <tr key={offer.id} className="border-b border-hairline @max-3xl:block @max-3xl:py-3">
              <th
                scope="row"
                className="title-4 @max-3xl:block @3xl:py-3 @3xl:whitespace-nowrap @3xl:pr-gutter"
              >
                <PageLink to={offer.to} className="text-link decoration-1 hover:text-blue">
                  {offer.name}
                </PageLink>
              </th>
              <Cell label={columns.who}>{offer.who}</Cell>
              <Cell label={columns.long}>{offer.long}</Cell>
              <Cell label={columns.gear}>{offer.gear}</Cell>
              <Cell label={columns.next}>{nextDateOf(offer.id, today)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A cell of the table. On phones, where the row of headings is hidden from sight, its label comes before it. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td className="@max-2xs:block @2xs:@max-3xl:grid @2xs:@max-3xl:grid-cols-[6.5rem_1fr] @2xs:@max-3xl:gap-x-3 @3xl:py-3 @3xl:pr-gutter @3xl:last:pr-0">
      <span aria-hidden="true" className="block text-small text-scuff @3xl:hidden">
        {label}
      </span>
      <span>
        <WholeWords>{children}</WholeWords>
      </span>
    </td>
  );
}
