import { initiatives } from './content';
import { Section } from '@/ui/Section';
import { InitiativeSpread } from './InitiativeSpread';

/** The rhythm of the spreads: one wide picture, then a pair; the next wide one faces the other way. */
const layouts = ['left', 'half', 'half', 'right', 'half', 'half'] as const;

/** The six initiatives as spreads of a magazine. */
export function InitiativesSection() {
  return (
    <Section>
      <ul role="list" className="grid gap-x-gutter gap-y-16 lg:grid-cols-12 lg:gap-y-24">
        {initiatives.map((initiative, index) => (
          <InitiativeSpread
            key={initiative.id}
            initiative={initiative}
            layout={layouts[index % layouts.length] ?? 'left'}
          />
        ))}
      </ul>
    </Section>
  );
}
