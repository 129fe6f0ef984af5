import { head, donationTiers } from './content';
import { DonateHero } from './DonateHero';
import { OtherGift } from './OtherGift';
import { TierCards } from './TierCards';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** Four tiers, and any other amount or equipment. */
export default function DonatePage() {
  return (
    <>
      <PageHead page="donate" texts={head} />
      <DonateHero />
      <TierCards tiers={donationTiers} />
      <BelowFold>
        <OtherGift />
      </BelowFold>
    </>
  );
}
