import { impactStats, intro, statsSection } from './content';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { TapeBand } from '@/ui/art/TapeBand';
import { Eyebrow } from '@/ui/Eyebrow';
import { PageTop } from '@/ui/PageTop';
import { Counter } from './Counter';
import { Column } from '@/ui/Column';

/** The title above a scoreboard of three numbers: they are the picture of this page. */
export function ImpactHero() {
  return (
    <div className="on-dark bg-night text-sheet">
      <Column className="pt-6 pb-12 @3xl:pt-10 @3xl:pb-16">
        <PageTop
          page="impact"
          intro={intro}
          beside
          titleClassName="@5xl:col-span-8"
          wideClassName=""
          textClassName="max-w-md text-crease @max-5xl:-mt-2 @5xl:col-span-4 @5xl:pb-2"
        />
        <section aria-labelledby="stats-title" className="mt-10 @5xl:mt-14">
          <h2 id="stats-title" className="sr-only">
            {/* One string: Chromium drops a space between two text nodes in so small a box. */}
            {`${statsSection.headline.lead} ${statsSection.headline.wide}`}
          </h2>
          <Eyebrow>{statsSection.eyebrow}</Eyebrow>
          <dl className="grid divide-scuff border-y border-scuff @max-3xl:divide-y @3xl:grid-cols-3 @3xl:divide-x">
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
      className="flex flex-col py-5 @3xl:px-6 @3xl:py-8 @3xl:first:pl-0 @3xl:last:pr-0 @5xl:px-10"
    >
      <dt className="flex items-center gap-3 title-3">
        <BoardIcon name={stat.icon} className="size-8 shrink-0 text-crease" />
        {stat.label}
      </dt>
      {/* A share of the page without its sides (29 %, then 8.4 %), with the edge of its first digit where the words begin. */}
      <dd className="order-first mb-3 optical [--bearing:0.07] font-display text-[calc(29cqi-0.58*theme(spacing.side))] leading-none @3xl:text-[calc(min(8.4cqi,6.72rem)-0.42rem)] text-haldi font-stretch-expanded print:text-[32pt]">
        <Counter number={stat.number} suffix={stat.suffix} />
      </dd>
      <dd className="mt-2 text-crease">{stat.description}</dd>
    </div>
  );
}
