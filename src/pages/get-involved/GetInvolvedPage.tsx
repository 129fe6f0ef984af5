import { closing } from './content';
import { AskBand } from '@/ui/AskBand';
import { GetInvolvedHero } from './GetInvolvedHero';
import { RolesSection } from './RolesSection';
import { BelowFold } from '@/ui/BelowFold';
import { Picture } from '@/ui/Picture';

export { head } from './head';

/** The four volunteer roles, like the line-up of a game. */
export default function GetInvolvedPage() {
  return (
    <>
      <GetInvolvedHero />
      <BelowFold>
        <RolesSection />
        <AskBand
          ask={closing}
          look="drawing"
          drawing={
            <Picture scene="door" alt="" sizes="76rem" className="size-full object-cover object-[80%_50%]" />
          }
        />
      </BelowFold>
    </>
  );
}
