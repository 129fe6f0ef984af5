import { closing } from './content';
import { AskBand } from '@/ui/AskBand';
import { InitiativesHero } from './InitiativesHero';
import { InitiativesSection } from './InitiativesSection';
import { BelowFold } from '@/ui/BelowFold';

export { head } from './head';

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
