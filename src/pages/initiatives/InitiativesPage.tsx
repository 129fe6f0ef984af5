import { head, closing, initiatives } from './content';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/move/BelowFold';
import { Section } from '@/ui/Section';
import { InitiativesHero } from './InitiativesHero';
import { InitiativeSpread } from './InitiativeSpread';
import { PageHead } from '@/layout/PageHead';

/** The rhythm of the spreads: one wide picture, then a pair; the next wide one faces the other way. */
const layouts = ['left', 'half', 'half', 'right', 'half', 'half'] as const;

/** The six initiatives as spreads of a magazine. */
export default function InitiativesPage() {
  return (
    <>
      <PageHead page="initiatives" texts={head} />
      <InitiativesHero />
      <BelowFold>
        <Section>
          <ul role="list" className="grid gap-x-gutter gap-y-16 @5xl:grid-cols-12 @5xl:gap-y-24">
            {initiatives.map((initiative, index) => (
              <InitiativeSpread
                key={initiative.id}
                initiative={initiative}
                layout={layouts[index % layouts.length] ?? 'left'}
              />
            ))}
          </ul>
        </Section>
        <AskBand ask={closing} look="red-line" />
      </BelowFold>
    </>
  );
}
