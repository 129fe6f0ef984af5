import { DangerHero } from '@/sections/report-incident/DangerHero';
import { IndependentHelp } from '@/sections/report-incident/IndependentHelp';
import { NotSure } from '@/sections/report-incident/NotSure';
import { TellUs } from '@/sections/report-incident/TellUs';
import { WhoCanAct } from '@/sections/report-incident/WhoCanAct';
import { BelowFold } from '@/ui/BelowFold';

/** What to do after an incident, in the order in which a frightened parent needs it. No pictures. */
export default function ReportIncidentPage() {
  return (
    <>
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
