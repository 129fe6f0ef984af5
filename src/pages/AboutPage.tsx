import { closing } from '@/content/about';
import { punjabiWelcome } from '@/content/punjabi';
import { AboutHero } from '@/sections/about/AboutHero';
import { CommitmentsSection } from '@/sections/about/CommitmentsSection';
import { MissionSection } from '@/sections/about/MissionSection';
import { PeopleLinks } from '@/sections/about/PeopleLinks';
import { WelcomeInPunjabi } from '@/sections/about/WelcomeInPunjabi';
import { AskBand } from '@/sections/AskBand';
import { BelowFold } from '@/ui/BelowFold';

/** The mission, what the organisation promises, and the people behind it (spec §2). */
export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <MissionSection />
      <BelowFold>
        <WelcomeInPunjabi welcome={punjabiWelcome} />
        <CommitmentsSection />
        <PeopleLinks />
        <AskBand ask={closing} look="title" />
      </BelowFold>
    </>
  );
}
