import { competitionCards, competitionsSection } from '@/content/programs';
import type { CompetitionCard } from '@/content/page-types';
import { ActionLink } from '@/ui/ActionLink';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { Section } from '@/ui/Section';
import { SectionHeading } from '../SectionHeading';

const [league, tournament] = competitionCards;

/** A league and a tournament of others, face to face across the centre line: the page's red line. */
export function CompetitionsSection() {
  return (
    <Section zone="sheet" id={competitionsSection.id} labelledBy="games-title">
      <SectionHeading intro={competitionsSection.heading} id="games-title" />
      <div className="grid items-center gap-x-gutter gap-y-8 lg:grid-cols-[1fr_20rem_1fr]">
        <Competition card={league} />
        <RinkSheet crop="centre" className="h-40 w-full lg:-my-8 lg:-mb-section lg:h-96" />
        <Competition card={tournament} />
      </div>
    </Section>
  );
}

function Competition({ card }: { card: CompetitionCard }) {
  return (
    <article id={card.id} tabIndex={-1}>
      <h3 className="font-display text-date uppercase width-condensed">{card.title}</h3>
      <p className="mt-4 max-w-measure">{card.description}</p>
      <p className="mt-6">
        <ActionLink action={card.action} variant="outline" className="max-sm:w-full" />
      </p>
    </article>
  );
}
