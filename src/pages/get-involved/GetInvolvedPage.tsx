import { closing } from './content';
import { AskBand } from '@/ui/AskBand';
import { GetInvolvedHero } from './GetInvolvedHero';
import { RolesSection } from './RolesSection';
import { BelowFold } from '@/ui/BelowFold';

/** The four volunteer roles, like the line-up of a game. */
export default function GetInvolvedPage() {
  return (
    <>
      <GetInvolvedHero />
      <BelowFold>
        <RolesSection />
        <AskBand ask={closing} look="star" />
      </BelowFold>
    </>
  );
}
