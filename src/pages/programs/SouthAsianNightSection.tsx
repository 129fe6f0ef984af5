import { southAsianNightSection } from './content';
import { eventDays, freshnessOf, readDates } from '@/site/dates';
import { southAsianNight } from '@/site/south-asian-night.content';
import { ActionLink } from '@/ui/ActionLink';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Band } from '@/ui/Band';
import { Headline } from '@/ui/Headline';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';
import { Tag } from '@/ui/Tag';
import { useToday } from '@/ui/use-today';

const { id, headline, text, action, pastText, pastAction } = southAsianNightSection;
const title = `${headline.lead} ${headline.wide}`;
const { date, time, location } = southAsianNight;
const dates = readDates(date);

/** South Asian Night beside the rangoli at centre ice; once it is over, a line and its ticket page. */
export function SouthAsianNightSection() {
  const today = useToday();
  const freshness = freshnessOf(eventDays(dates, today), today);
  const past = freshness === 'past';
  return (
    <Band
      id={id}
      labelledBy="night-title"
      className="border-t-8 border-tape-rani bg-sheet @5xl:grid @5xl:grid-cols-2"
    >
      <Picture
        scene="mandala"
        alt=""
        sizes="(min-width: 64rem) 100rem, 100vw"
        className="aspect-[16/10] h-full w-full object-cover object-right @3xl:aspect-[2/1] @5xl:aspect-auto"
      />
      <div className="max-w-[40rem] px-side py-section @max-3xl:not-print:py-6 @3xl:px-10 @5xl:self-center @5xl:py-12 @5xl:pl-16">
        <p>
          <Tag name="Community" />
        </p>
        <Headline as="h2" {...headline} id="night-title" className="mt-4" wideClassName="text-phulkari" />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="rounded bg-tape-rani px-3 pt-1 pb-2 title-poster text-sheet">{date}</span>
          {past ? null : (
            <span>
              {time}, {location}
            </span>
          )}
          <FreshnessNote freshness={freshness} />
        </p>
        <p className="mt-3 text-lead @3xl:mt-5">{past ? pastText : text}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 @3xl:mt-8">
          <ActionLink
            action={past ? pastAction : action}
            about={title}
            variant={past ? 'outline' : 'primary'}
            className="@max-2xl:grow"
          />
          <ShareButton target={{ page: 'programs', anchor: id }} title={title} />
        </p>
      </div>
    </Band>
  );
}
