import { readyCard } from './content';
import { ContactTopics, ContactWays } from './ContactWays';
import { ContactHero } from './ContactHero';
import { SocialList } from './SocialList';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/ui/BelowFold';
import { whatHappensNext } from '@/ui/words';

export { head } from './head';

/** Email, text message, social profiles, registration; no form is rendered. */
export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactWays />
      <BelowFold>
        <ContactTopics />
        <SocialList />
        <AskBand ask={readyCard} id={readyCard.id} look="star" note={whatHappensNext.register} />
      </BelowFold>
    </>
  );
}
