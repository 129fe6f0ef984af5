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
    <Section id={competitionsSection.id} labelledBy="games-title" className="@max-3xl:not-print:py-6">
      <SectionHeading intro={competitionsSection.heading} id="games-title" beside />
      <div className="grid grid-cols-1 gap-x-gutter gap-y-4 @3xl:gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_25rem_minmax(0,1fr)]">
        <Competition card={league} />
        {/* On tablets one is above the other, so the line between them is horizontal. */}
        <div className="relative h-24 overflow-hidden @max-3xl:hidden @max-5xl:-mx-10 @5xl:-mb-section @5xl:h-auto @5xl:min-h-80">
          <RinkSheet
            crop="centre"
            className="absolute mix-blend-multiply @max-5xl:top-1/2 @max-5xl:-left-1/4 @max-5xl:aspect-square @max-5xl:w-[150%] @max-5xl:-translate-y-1/2 @max-5xl:rotate-90 @5xl:-bottom-40 @5xl:left-1/2 @5xl:h-[32rem] @5xl:w-[32rem] @5xl:-translate-x-1/2"
          />
        </div>
        <Competition card={tournament} />
      </div>
    </Section>
  );
}

function Competition({ card }: { card: CompetitionCard }) {
  return (
    <article id={card.id} className="@5xl:pt-10">
      <h3 className="optical title-poster">{card.title}</h3>
      <p className="mt-3 max-w-measure @3xl:mt-4">{card.description}</p>
      <p className="mt-2 @3xl:mt-4">
        <ActionLink action={card.action} variant="text" />
      </p>
    </article>
  );
}
