import { whoCanAct } from './content';
import { StepSection } from './StepSection';

/** The people and offices who can act, and how. */
export function WhoCanAct() {
  return (
    <StepSection step={3} id={whoCanAct.id} title={whoCanAct.title} zone="sheet">
      <ul role="list" className="mt-8 divide-y divide-hairline border-y border-hairline">
        {whoCanAct.items.map((item) => (
          <li key={item} className="py-4 text-lead">
            {item}
          </li>
        ))}
      </ul>
    </StepSection>
  );
}
