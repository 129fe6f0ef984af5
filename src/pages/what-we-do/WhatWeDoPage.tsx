import { head, closing } from './content';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { AskBand } from '@/ui/AskBand';
import { FirstTimeGuide } from './FirstTimeGuide';
import { FirstTimes } from './FirstTimes';
import { LevelCards } from './LevelCards';
import { StageExplainer } from './StageExplainer';
import { WhatWeDoHero } from './WhatWeDoHero';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** The programs by level, first times on the ice compared, the stages of a player, and what a first visit needs. */
export default function WhatWeDoPage() {
  return (
    <>
      <PageHead page="what-we-do" texts={head} />
      <WhatWeDoHero />
      <BelowFold>
        <LevelCards />
        <FirstTimes />
        <StageExplainer />
        <FirstTimeGuide />
        <AskBand
          ask={closing}
          look="drawing"
          drawing={
            <>
              <RinkSheet crop="neutral" className="size-full bg-sheet" />
              <StarMark className="absolute inset-0 m-auto w-[42%] rotate-30 text-night" />
            </>
          }
        />
      </BelowFold>
    </>
  );
}
