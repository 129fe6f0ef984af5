import { southAsianNightSection } from './content';
import { eventDays, freshnessOf, readDates } from '@/site/dates';
import { southAsianNight } from '@/site/south-asian-night';
import { ActionLink } from '@/ui/ActionLink';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Headline } from '@/ui/Headline';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';
import { Tag } from '@/ui/Tag';
import { useToday } from '@/ui/use-today';

const { id, headline, text, details, actions, pastActions } = southAsianNightSection;
const title = `${headline.lead} ${headline.wide}`;
const { date, time, location } = southAsianNight;
const dates = readDates(date);

/** South Asian Night beside the rangoli at centre ice: its tickets and, after the event, the camps too. */
export function SouthAsianNightSection() {
  const today = useToday();
  const freshness = freshnessOf(eventDays(dates, today), today);
  const past = freshness === 'past';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby="night-title"
      className="border-t-8 border-tape-rani bg-sheet @5xl:grid @5xl:grid-cols-2"
    >
      <Picture
        scene="mandala"
        alt=""
        sizes="(min-width: 64rem) 100rem, 100vw"
        className="aspect-[11/4] h-full @3xl:aspect-[2/1] w-full object-cover object-right @5xl:aspect-auto"
      />
      <div className="max-w-[40rem] px-side py-section @max-3xl:not-print:py-6 @3xl:px-10 @5xl:pl-16">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Tag name="Community" />
          <ShareButton target={{ page: 'programs', anchor: id }} title={title} />
        </div>
        <Headline as="h2" {...headline} id="night-title" className="mt-4" wideClassName="text-phulkari" />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="rounded bg-tape-rani px-3 pt-2 pb-1 font-display text-date text-sheet uppercase width-condensed">
            {date}
          </span>
          <span>
            {time}, {location}
          </span>
          <FreshnessNote freshness={freshness} />
        </p>
        <p className="mt-3 text-lead @3xl:mt-5">{text}</p>
        <p className="mt-3 @3xl:mt-4">{details}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 @3xl:gap-y-3 @3xl:mt-8">
          {(past ? pastActions : actions).map((action, index) => (
            <ActionLink
              key={action.label}
              action={action}
              about={title}
              variant={index > 0 ? 'text' : past ? 'outline' : 'primary'}
              {...(index > 0 ? {} : { className: '@max-2xl:w-full' })}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
