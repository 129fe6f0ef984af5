import { competitionCards, competitionsSection } from './content';
import type { CompetitionCard } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

const { league, tournament } = competitionCards;

/** A league and a tournament that others run, face to face across the centre line: the page's red line. */
export function CompetitionsSection() {
  return (
    <Section id={competitionsSection.id} labelledBy="games-title" className="max-md:not-print:py-6">
      <SectionHeading intro={competitionsSection.heading} id="games-title" />
      <div className="grid grid-cols-1 gap-x-gutter gap-y-4 md:gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)]">
        <Competition card={league} />
        {/* On tablets one is above the other, so the line between them is horizontal. */}
        <div className="relative h-24 overflow-hidden max-md:hidden max-lg:-mx-10 lg:-mb-section lg:h-auto lg:min-h-88">
          <RinkSheet
            crop="centre"
            className="absolute mix-blend-multiply max-lg:top-1/2 max-lg:-left-1/4 max-lg:aspect-square max-lg:w-[150%] max-lg:-translate-y-1/2 max-lg:rotate-90 lg:inset-x-0 lg:bottom-0 lg:h-88 lg:w-full"
          />
        </div>
        <Competition card={tournament} />
      </div>
    </Section>
  );
}

function Competition({ card }: { card: CompetitionCard }) {
  return (
    <article id={card.id} tabIndex={-1} className="lg:pt-10">
      <h3 className="font-display text-date uppercase width-condensed">{card.title}</h3>
      <p className="mt-3 max-w-measure md:mt-4">{card.description}</p>
      <p className="mt-2 md:mt-4">
        <ActionLink action={card.action} variant="text" />
      </p>
    </article>
  );
}
