import { CoachesHero } from '@/sections/coaches/CoachesHero';
import { JoinStaff } from '@/sections/coaches/JoinStaff';
import { LeadCoaches } from '@/sections/coaches/LeadCoaches';
import { StaffGrid } from '@/sections/coaches/StaffGrid';
import { BelowFold } from '@/ui/BelowFold';

/** Four lead coaches with their careers, ten other staff, and room for more (spec §2). */
export default function CoachesPage() {
  return (
    <>
      <CoachesHero />
      <BelowFold>
        <LeadCoaches />
        <StaffGrid />
        <JoinStaff />
      </BelowFold>
    </>
  );
}
