import { head, notSure, policyLink, whoCanAct } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { BelowFold } from '@/move/BelowFold';
import { DangerHero } from './DangerHero';
import { IndependentHelp } from './IndependentHelp';
import { LeaveButton } from './LeaveButton';
import { StepSection } from './StepSection';
import { TellUs } from './TellUs';
import { PageHead } from '@/layout/PageHead';

/** Steps to take after an incident, in the order that a frightened parent needs. No pictures. */
export default function ReportIncidentPage() {
  return (
    <>
      <PageHead page="report-incident" texts={head} />
      <LeaveButton />
      <DangerHero />
      <IndependentHelp />
      <BelowFold>
        <StepSection step={3} id={whoCanAct.id} title={whoCanAct.title} zone="sheet">
          <ul role="list" className="mt-8 divide-y divide-hairline border-y border-hairline">
            {whoCanAct.items.map((item) => (
              <li key={item} className="py-4 text-lead">
                {item}
              </li>
            ))}
          </ul>
        </StepSection>
        <TellUs />
        <StepSection step={5} id={notSure.id} title={notSure.title}>
          <p className="mt-4 max-w-measure text-lead">{notSure.text}</p>
          <ul className="mt-6 max-w-measure list-disc space-y-2 pl-5">
            {notSure.examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <p className="mt-8 max-w-measure title-3">{notSure.closing}</p>
          <p className="mt-8">
            <ActionLink action={policyLink} variant="outline" className="@max-2xl:w-full" />
          </p>
        </StepSection>
      </BelowFold>
    </>
  );
}
