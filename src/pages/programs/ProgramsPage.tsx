import { camps } from './camps';
import { CompetitionsSection } from './CompetitionsSection';
import { CostPanel } from './CostPanel';
import { FirstShiftSection } from './FirstShiftSection';
import { ProgramsHero } from './ProgramsHero';
import { RegisterSection } from './RegisterSection';
import { SouthAsianNightSection } from './SouthAsianNightSection';
import { TrainingSection } from './TrainingSection';
import { BelowFold } from '@/ui/BelowFold';

export { head } from './head';

/** Everything to sign up for: camps first, because parents open this page at the rink. */
export default function ProgramsPage() {
  return (
    <>
      <ProgramsHero camps={camps} />
      <BelowFold>
        <RegisterSection camps={camps} />
        <FirstShiftSection />
        <TrainingSection />
        <CompetitionsSection />
        <SouthAsianNightSection />
        <CostPanel />
      </BelowFold>
    </>
  );
}
