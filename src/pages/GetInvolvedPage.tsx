import { closing } from '@/content/get-involved';
import { AskBand } from '@/sections/AskBand';
import { GetInvolvedHero } from '@/sections/get-involved/GetInvolvedHero';
import { RolesSection } from '@/sections/get-involved/RolesSection';

/** The four volunteer roles, like the line-up of a game. */
export default function GetInvolvedPage() {
  return (
    <>
      <GetInvolvedHero />
      <RolesSection />
      <AskBand ask={closing} />
    </>
  );
}
