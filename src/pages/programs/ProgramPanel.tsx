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
      tabIndex={-1}
      className={classNames('flex flex-col border-t-8 pt-5 md:pt-6', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-display text-h3 width-normal">{card.title}</h3>
        <p className="font-display text-date uppercase width-condensed">
          <span className="sr-only">{`${cardLabels.duration}: `}</span>
          {card.duration}
        </p>
      </div>
      <p className="mt-3 max-w-measure">{card.description}</p>
      <dl className="mt-4 grid gap-x-4 border-y border-hairline xs:grid-cols-[3fr_2fr] md:mt-6 md:gap-x-gutter">
        {facts.map((fact) => (
          <div key={fact.label} className="py-2 md:py-3">
            <dt className="text-small text-scuff">{fact.label}</dt>
            <dd className="font-semibold text-balance">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <Fold
        title={
          <h4 className="font-display text-h4 width-normal md:mt-6 print:mt-3">{cardLabels.features}</h4>
        }
      >
        <IconList
          items={card.features}
          icon={<BoardIcon name="pass" className="mt-0.5 size-6 text-blue" />}
          className="mt-1 mb-4 grid gap-x-4 gap-y-2 sm:max-lg:grid-cols-2 md:mt-3 md:mb-8 md:gap-y-2.5"
          itemClassName="grid-cols-[1.5rem_1fr] items-start gap-x-2 leading-snug md:gap-x-3"
        />
      </Fold>
      <div className="mt-auto pt-4">
        <ActionLink action={card.action} about={card.title} variant="outline" className="max-sm:w-full" />
      </div>
    </article>
  );
}
