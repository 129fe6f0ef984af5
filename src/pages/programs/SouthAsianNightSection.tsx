import { southAsianNightSection } from './content';
import { classNames } from '@/lib/class-names';
import { dateFreshness } from '@/lib/freshness';
import { southAsianNight } from '@/site/south-asian-night';
import { ActionLink } from '@/ui/ActionLink';
import { FreshnessNote } from '@/ui/FreshnessNote';
import { Headline } from '@/ui/Headline';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';
import { Tag } from '@/ui/Tag';
import { useToday } from '@/ui/use-today';

const { id, headline, text, action, pastText, pastAction } = southAsianNightSection;
const title = `${headline.lead} ${headline.wide}`;
const { date, time, location } = southAsianNight;

/** South Asian Night beside the rangoli at centre ice; once it is over, a line and its ticket page. */
export function SouthAsianNightSection() {
  const today = useToday();
  const freshness = dateFreshness(date, today);
  const past = freshness === 'past';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby="night-title"
      className="border-t-8 border-tape-rani bg-sheet lg:grid lg:grid-cols-2"
    >
      <Picture
        scene="mandala"
        alt=""
        sizes="(min-width: 64rem) 100rem, 100vw"
        className={classNames(
          'aspect-[11/4] h-full w-full object-cover object-right md:aspect-[2/1] lg:aspect-auto',
          past && 'max-lg:hidden',
        )}
      />
      <div className="max-w-[40rem] px-side py-section max-md:not-print:py-6 md:px-10 lg:pl-16">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Tag name="Community" />
          <ShareButton target={{ page: 'programs', anchor: id }} title={title} />
        </div>
        <Headline as="h2" {...headline} id="night-title" className="mt-4" wideClassName="text-phulkari" />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="rounded bg-tape-rani px-3 pt-2 pb-1 font-display text-date text-sheet uppercase width-condensed">
            {date}
          </span>
          {past ? null : (
            <span>
              {time}, {location}
            </span>
          )}
          <FreshnessNote freshness={freshness} />
        </p>
        <p className="mt-3 text-lead md:mt-5">{past ? pastText : text}</p>
        <ActionLink
          action={past ? pastAction : action}
          about={title}
          variant={past ? 'outline' : 'primary'}
          className="mt-5 max-sm:w-full md:mt-8"
        />
      </div>
    </section>
  );
}
