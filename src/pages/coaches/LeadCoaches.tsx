import { coaches, levelsNote } from './content';
import { BelowFold } from '@/ui/BelowFold';
import { Column } from '@/ui/Column';
import { LeadCoach } from './LeadCoach';

/** The four lead coaches, one below the other from edge to edge of the window. */
export function LeadCoaches() {
  const [first, ...others] = coaches.map((coach, index) => (
    <LeadCoach key={coach.id} coach={coach} position={index} />
  ));
  return (
    <>
      {first}
      <BelowFold>
        {others}
        <Column className="pt-6 pb-10 md:pt-0">
          <p className="max-w-measure text-scuff">{levelsNote}</p>
        </Column>
      </BelowFold>
    </>
  );
}
