import { closing } from './content';
import { CoachesHero } from './CoachesHero';
import { LeadCoaches } from './LeadCoaches';
import { StaffGrid } from './StaffGrid';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/ui/BelowFold';

export { head } from './head';

/** Four lead coaches with their careers, ten other staff, and room for more. */
export default function CoachesPage() {
  return (
    <>
      <CoachesHero />
      <LeadCoaches />
      <BelowFold>
        <StaffGrid />
        <AskBand ask={closing} look="star" textClassName="max-w-md" />
      </BelowFold>
    </>
  );
}
