import { DangerHero } from './DangerHero';
import { IndependentHelp } from './IndependentHelp';
import { LeavePage } from './LeavePage';
import { NotSure } from './NotSure';
import { TellUs } from './TellUs';
import { WhoCanAct } from './WhoCanAct';
import { BelowFold } from '@/ui/BelowFold';

export { head } from './head';

/** Steps to take after an incident, in the order in which a frightened parent needs it. No pictures. */
export default function ReportIncidentPage() {
  return (
    <>
      <LeavePage />
      <DangerHero />
      <IndependentHelp />
      <BelowFold>
        <WhoCanAct />
        <TellUs />
        <NotSure />
      </BelowFold>
    </>
  );
}
