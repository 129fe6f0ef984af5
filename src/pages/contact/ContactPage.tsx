import { punjabiWelcome } from '@/site/punjabi';
import { ContactTopics, ContactWays } from './ContactWays';
import { ContactHero } from './ContactHero';
import { ReadyBand } from './ReadyBand';
import { SocialList } from './SocialList';
import { BelowFold } from '@/ui/BelowFold';
import { WelcomeInPunjabi } from '@/ui/WelcomeInPunjabi';

/** Email, text message, social profiles, registration; no form is rendered. */
export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactWays />
      <BelowFold>
        <ContactTopics />
        <WelcomeInPunjabi welcome={punjabiWelcome} />
        <SocialList />
        <ReadyBand />
      </BelowFold>
    </>
  );
}
