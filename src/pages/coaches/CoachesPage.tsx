import { CoachesHero } from './CoachesHero';
import { JoinStaff } from './JoinStaff';
import { LeadCoaches } from './LeadCoaches';
import { StaffGrid } from './StaffGrid';
import { BelowFold } from '@/ui/BelowFold';

/** Four lead coaches with their careers, ten other staff, and room for more. */
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
