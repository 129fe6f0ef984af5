import { homeHeading } from '@/content/home';
import { EventsSection } from '@/sections/home/EventsSection';
import { FollowBar } from '@/sections/home/FollowBar';
import { HeroCarousel } from '@/sections/home/HeroCarousel';
import { PartnerStrip } from '@/sections/home/PartnerStrip';
import { RegisterSection } from '@/sections/home/RegisterSection';
import { WhoWeAreSection } from '@/sections/home/WhoWeAreSection';
import { BelowFold } from '@/ui/BelowFold';

/** The home page (spec §2). Its h1 stays while the slides change. */
export default function HomePage() {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {homeHeading}
      </h1>
      <HeroCarousel />
      <BelowFold>
        <FollowBar />
        <PartnerStrip />
        <RegisterSection />
        <WhoWeAreSection />
        <EventsSection />
      </BelowFold>
    </>
  );
}
