import './home.css';
import { head, homeHeading } from './content';
import { eventList } from './event-list';
import { EventsSection } from './EventsSection';
import { FollowBar } from './FollowBar';
import { HeroCarousel } from './HeroCarousel';
import { PartnerStrip } from './PartnerStrip';
import { RegisterSection } from './RegisterSection';
import { WhoWeAreSection } from './WhoWeAreSection';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** The home page. Its h1 stays while the slides change. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" texts={head} />
      <h1 className="sr-only">{homeHeading}</h1>
      <HeroCarousel />
      <BelowFold>
        <FollowBar />
        <PartnerStrip />
        <RegisterSection />
        <WhoWeAreSection />
        <EventsSection events={eventList} />
      </BelowFold>
    </>
  );
}
