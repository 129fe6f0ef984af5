import { head, readyCard } from './content';
import { ContactTopics, ContactWays } from './ContactWays';
import { ContactHero } from './ContactHero';
import { SocialList } from './SocialList';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** Email, text message, social profiles, registration; no form is rendered. */
export default function ContactPage() {
  return (
    <>
      <PageHead page="contact" texts={head} />
      <ContactHero />
      <ContactWays />
      <BelowFold>
        <ContactTopics />
        <SocialList />
        <AskBand ask={readyCard} id={readyCard.id} look="star" />
      </BelowFold>
    </>
  );
}
