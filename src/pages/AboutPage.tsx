import { closing } from '@/content/about';
import { AboutHero } from '@/sections/about/AboutHero';
import { CommitmentsSection } from '@/sections/about/CommitmentsSection';
import { MissionSection } from '@/sections/about/MissionSection';
import { PeopleLinks } from '@/sections/about/PeopleLinks';
import { AskBand } from '@/sections/AskBand';

/** The mission, what the organisation promises, and the people behind it (spec §2). */
export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <MissionSection />
      <CommitmentsSection />
      <PeopleLinks />
      <AskBand ask={closing} look="title" />
    </>
  );
}
