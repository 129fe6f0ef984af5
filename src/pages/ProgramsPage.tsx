import { camps } from '@/content/camps';
import { CompetitionsSection } from '@/sections/programs/CompetitionsSection';
import { CostPanel } from '@/sections/programs/CostPanel';
import { FirstShiftSection } from '@/sections/programs/FirstShiftSection';
import { ProgramsHero } from '@/sections/programs/ProgramsHero';
import { RegisterSection } from '@/sections/programs/RegisterSection';
import { SouthAsianNightSection } from '@/sections/programs/SouthAsianNightSection';
import { TrainingSection } from '@/sections/programs/TrainingSection';
import { BelowFold } from '@/ui/BelowFold';

/** Everything one can sign up for: camps first, because parents open this page at the rink. */
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
