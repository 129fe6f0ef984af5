import { notSure, policyLink } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { StepSection } from './StepSection';

/** Examples, for someone who doubts that their case counts. */
export function NotSure() {
  return (
    <StepSection step={5} id={notSure.id} title={notSure.title}>
      <p className="mt-4 max-w-measure text-lead">{notSure.text}</p>
      <ul className="mt-6 max-w-measure list-disc space-y-2 pl-5">
        {notSure.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <p className="mt-8 max-w-measure font-display text-h3 width-normal">{notSure.closing}</p>
      <p className="mt-8">
        <ActionLink action={policyLink} variant="outline" className="max-sm:w-full" />
      </p>
    </StepSection>
  );
}
