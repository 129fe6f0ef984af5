import { MentorshipHero } from '@/sections/mentorship/MentorshipHero';
import { JoinBand } from '@/sections/mentorship/JoinBand';
import { OfferingsSection } from '@/sections/mentorship/OfferingsSection';
import { ReasonsSection } from '@/sections/mentorship/ReasonsSection';
import { BelowFold } from '@/ui/BelowFold';

/** The mentorship program: five offerings, four reasons, one mail to join. */
export default function MentorshipPage() {
  return (
    <>
      <MentorshipHero />
      <OfferingsSection />
      <BelowFold>
        <ReasonsSection />
        <JoinBand />
      </BelowFold>
    </>
  );
}
