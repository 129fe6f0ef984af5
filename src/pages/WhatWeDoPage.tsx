import { closing } from '@/content/what-we-do';
import { AskBand } from '@/sections/AskBand';
import { FirstTimeGuide } from '@/sections/what-we-do/FirstTimeGuide';
import { LevelCards } from '@/sections/what-we-do/LevelCards';
import { StageExplainer } from '@/sections/what-we-do/StageExplainer';
import { WhatWeDoHero } from '@/sections/what-we-do/WhatWeDoHero';
import { BelowFold } from '@/ui/BelowFold';

/** The programs by level, the stages of a player, and what a first visit needs (spec §2). */
export default function WhatWeDoPage() {
  return (
    <>
      <WhatWeDoHero />
      <LevelCards />
      <BelowFold>
        <StageExplainer />
        <FirstTimeGuide />
        <AskBand ask={closing} />
      </BelowFold>
    </>
  );
}
