import { ContactCards } from '@/sections/contact/ContactCards';
import { ContactHero } from '@/sections/contact/ContactHero';
import { ReadyBand } from '@/sections/contact/ReadyBand';
import { SocialList } from '@/sections/contact/SocialList';
import { BelowFold } from '@/ui/BelowFold';

/** Email, text message, social profiles, registration; no form is rendered (spec §2). */
export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactCards />
      <BelowFold>
        <SocialList />
        <ReadyBand />
      </BelowFold>
    </>
  );
}
