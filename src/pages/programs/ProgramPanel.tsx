import { cardLabels } from './content';
import type { ProgramCard } from './content';
import { classNames } from '@/lib/class-names';
import { ActionLink } from '@/ui/ActionLink';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { Fold } from '@/ui/Fold';
import { IconList } from '@/ui/IconList';

interface ProgramPanelProps {
  card: ProgramCard;
  /** Colour of the rule above it: its program's. */
  className: string;
}

/** One program: its length as the large figure, then its players, its features and the way in. */
export function ProgramPanel({ card, className }: ProgramPanelProps) {
  const facts = (['ageGroup', 'price'] as const).map((name) => ({
    label: cardLabels[name],
    value: card[name],
  }));
  return (
    <article
      id={card.id}
      className={classNames(
        'flex flex-col border-t-8 pt-5 @3xl:pt-6 @5xl:row-span-5 @5xl:grid @5xl:grid-rows-subgrid @5xl:gap-y-0',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="title-3">{card.title}</h3>
        <p className="title-poster">
          <span className="sr-only">{`${cardLabels.duration}: `}</span>
          {card.duration}
        </p>
      </div>
      <p className="mt-3 max-w-measure">{card.description}</p>
      <dl className="mt-4 grid gap-x-4 border-y border-hairline @2xs:grid-cols-[3fr_2fr] @3xl:mt-6 @3xl:gap-x-gutter">
        {facts.map((fact) => (
          <div key={fact.label} className="py-2 @3xl:py-3">
            <dt className="text-small text-scuff">{fact.label}</dt>
            <dd className="font-semibold text-balance">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <Fold title={cardLabels.features} as="h4" titleClassName="@3xl:mt-6 print:mt-3">
        <IconList
          items={card.features}
          icon={<BoardIcon name="pass" className="mt-0.5 size-6 text-blue" />}
          className="mt-1 mb-4 grid gap-x-4 gap-y-2 @2xl:@max-5xl:grid-cols-2 @3xl:mt-3 @3xl:mb-8 @3xl:gap-y-2.5"
          itemClassName="grid-cols-[1.5rem_1fr] items-start gap-x-2 leading-snug @3xl:gap-x-3"
        />
      </Fold>
      <div className="mt-auto pt-4">
        <ActionLink action={card.action} about={card.title} variant="outline" className="@max-2xl:w-full" />
      </div>
    </article>
  );
}
