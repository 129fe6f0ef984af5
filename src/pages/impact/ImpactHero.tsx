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
      <Column className="pt-6 pb-12 md:pt-10 md:pb-16">
        <PageTop
          page="impact"
          intro={intro}
          size="h2"
          onDark
          beside
          titleClassName="lg:col-span-7"
          wideClassName=""
          textClassName="max-w-md text-crease max-lg:-mt-2 lg:col-span-5"
        />
        <section aria-labelledby="stats-title" className="mt-10 lg:mt-14">
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
      className="grid items-center gap-x-gutter py-5 md:grid-cols-[4fr_5fr] lg:grid-cols-12 lg:py-7"
    >
      <dt className="flex items-center gap-4 font-display text-h3 width-normal md:col-start-2 md:max-lg:self-end lg:col-span-3 lg:col-start-6">
        <BoardIcon name={stat.icon} className="size-8 shrink-0 text-crease lg:size-11" />
        {stat.label}
      </dt>
      <dd className="mt-3 mb-2 font-display text-hero leading-none text-haldi width-wide md:row-[1/3] md:my-0 lg:col-span-5 lg:row-[1/2]">
        <Counter number={stat.number} suffix={stat.suffix} />
      </dd>
      <dd className="text-crease md:col-start-2 md:max-lg:mt-1 md:max-lg:self-start lg:col-span-4 lg:col-start-9">
        {stat.description}
      </dd>
    </div>
  );
}
