import { closing } from '@/content/initiatives';
import { AskBand } from '@/sections/AskBand';
import { InitiativesHero } from '@/sections/initiatives/InitiativesHero';
import { InitiativesSection } from '@/sections/initiatives/InitiativesSection';
import { BelowFold } from '@/ui/BelowFold';

/** The six initiatives, one spread each. */
export default function InitiativesPage() {
  return (
    <>
      <InitiativesHero />
      <BelowFold>
        <InitiativesSection />
        <AskBand ask={closing} look="red-line" />
      </BelowFold>
    </>
  );
}
