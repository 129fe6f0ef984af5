import { closing } from '@/content/get-involved';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { AskBand } from '@/sections/AskBand';
import { GetInvolvedHero } from '@/sections/get-involved/GetInvolvedHero';
import { RolesSection } from '@/sections/get-involved/RolesSection';
import { BelowFold } from '@/ui/BelowFold';

/** The four volunteer roles, like the line-up of a game. */
export default function GetInvolvedPage() {
  return (
    <>
      <GetInvolvedHero />
      <BelowFold>
        <RolesSection />
        <AskBand
          ask={closing}
          look="rink"
          drawing={<RinkSheet crop="right-end" tone="dark" className="size-full" />}
        />
      </BelowFold>
    </>
  );
}
