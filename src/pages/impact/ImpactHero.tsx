import { impactStats, intro, statsSection } from './content';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { TapeBand } from '@/ui/art/TapeBand';
import { Eyebrow } from '@/ui/Eyebrow';
import { PageTop } from '@/ui/PageTop';
import { Counter } from './Counter';
import { Column } from '@/ui/Column';

/** The title above a scoreboard of three lines: the numbers are the picture of this page. */
export function ImpactHero() {
  return (
    <div className="on-dark bg-night text-sheet">
      <Column className="pt-6 pb-12 @3xl:pt-10 @3xl:pb-16">
        <PageTop
          page="impact"
          intro={intro}
          size="h2"
          onDark
          beside
          titleClassName="@5xl:col-span-7"
          wideClassName=""
          textClassName="max-w-md text-crease @max-5xl:-mt-2 @5xl:col-span-5"
        />
        <section aria-labelledby="stats-title" className="mt-10 @5xl:mt-14">
          <h2 id="stats-title" className="sr-only">
            {/* One string: Chromium drops a space between two text nodes in so small a box. */}
            {`${statsSection.headline.lead} ${statsSection.headline.wide}`}
          </h2>
          <Eyebrow onDark>{statsSection.eyebrow}</Eyebrow>
          <dl className="divide-y divide-scuff border-y border-scuff">
            {impactStats.map((stat) => (
              <Stat key={stat.id} stat={stat} />
            ))}
          </dl>
        </section>
      </Column>
      <TapeBand />
    </div>
  );
}

function Stat({ stat }: { stat: (typeof impactStats)[number] }) {
  return (
    <div
      id={stat.id}
      tabIndex={-1}
      className="grid items-center gap-x-gutter py-5 @3xl:grid-cols-[4fr_5fr] @5xl:grid-cols-12 @5xl:py-7"
    >
      <dt className="flex items-center gap-4 font-display text-h3 width-normal @3xl:col-start-2 @3xl:@max-5xl:self-end @5xl:col-span-3 @5xl:col-start-6">
        <BoardIcon name={stat.icon} className="size-8 shrink-0 text-crease @5xl:size-11" />
        {stat.label}
      </dt>
      <dd className="mt-3 mb-2 font-display text-hero leading-none text-haldi width-wide @3xl:row-[1/3] @3xl:my-0 @5xl:col-span-5 @5xl:row-[1/2]">
        <Counter number={stat.number} suffix={stat.suffix} />
      </dd>
      <dd className="text-crease @3xl:col-start-2 @3xl:@max-5xl:mt-1 @3xl:@max-5xl:self-start @5xl:col-span-4 @5xl:col-start-9">
        {stat.description}
      </dd>
    </div>
  );
}
