import { punjabiWelcome } from '@/site/punjabi';
import { ContactCards } from './ContactCards';
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
      <ContactCards />
      <BelowFold>
        <WelcomeInPunjabi welcome={punjabiWelcome} />
        <SocialList />
        <ReadyBand />
      </BelowFold>
    </>
  );
}
