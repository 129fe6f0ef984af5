import '@/styles/home.css';
import { homeHeading } from './content';
import { punjabiWelcome } from '@/site/punjabi';
import { events } from './events';
import { EventsSection } from './EventsSection';
import { FollowBar } from './FollowBar';
import { HeroCarousel } from './HeroCarousel';
import { PartnerStrip } from './PartnerStrip';
import { RegisterSection } from './RegisterSection';
import { WhoWeAreSection } from './WhoWeAreSection';
import { BelowFold } from '@/ui/BelowFold';
import { WelcomeInPunjabi } from '@/ui/WelcomeInPunjabi';
import { PageHead } from '@/layout/PageHead';
import { head } from './head';

/** The home page. Its h1 stays while the slides change. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" texts={head} />
      <h1 tabIndex={-1} className="sr-only">
        {homeHeading}
      </h1>
      <HeroCarousel />
      <BelowFold>
        <FollowBar />
        <PartnerStrip />
        <WelcomeInPunjabi welcome={punjabiWelcome} />
        <RegisterSection />
        <WhoWeAreSection />
        <EventsSection events={events} />
      </BelowFold>
    </>
  );
}
