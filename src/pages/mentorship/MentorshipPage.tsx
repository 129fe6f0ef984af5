import { MentorshipHero } from './MentorshipHero';
import { JoinBand } from './JoinBand';
import { OfferingsSection } from './OfferingsSection';
import { ReasonsSection } from './ReasonsSection';
import { ToPlayers } from './ToPlayers';
import { BelowFold } from '@/ui/BelowFold';

/** The mentorship program: five offerings, four reasons, a word to the players, one mail to join. */
export default function MentorshipPage() {
  return (
    <>
      <MentorshipHero />
      <OfferingsSection />
      <BelowFold>
        <ReasonsSection />
        <ToPlayers />
        <JoinBand />
      </BelowFold>
    </>
  );
}
