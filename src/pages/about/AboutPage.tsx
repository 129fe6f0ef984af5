import { head, closing } from './content';
import { AboutHero } from './AboutHero';
import { CommitmentsSection } from './CommitmentsSection';
import { MissionSection } from './MissionSection';
import { PeopleLinks } from './PeopleLinks';
import { giveAndGo } from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { playParts } from '@/ui/art/rink-crops';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** The mission, what the organisation promises, and the people behind it. */
export default function AboutPage() {
  return (
    <>
      <PageHead page="about" texts={head} />
      <AboutHero />
      <MissionSection />
      <BelowFold>
        <CommitmentsSection />
        <PeopleLinks />
        <AskBand
          ask={closing}
          look="drawing"
          drawing={
            // The blue line, which the crop begins before, stands at the edge of the navy.
            <div className="absolute inset-y-0 right-0 -left-[1.7%]">
              <RinkSheet crop="right-zone" className="size-full bg-sheet" />
              <PlayLine
                play={giveAndGo}
                part={playParts['right-zone']}
                className="absolute inset-0 size-full text-night"
              />
            </div>
          }
        />
      </BelowFold>
    </>
  );
}
