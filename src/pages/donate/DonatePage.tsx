import { donationTiers } from './content';
import { DonateHero } from './DonateHero';
import { OtherGift } from './OtherGift';
import { TierStairs } from './TierStairs';
import { BelowFold } from '@/ui/BelowFold';

export { head } from './head';

/** Four tiers, and any other amount or equipment. */
export default function DonatePage() {
  return (
    <>
      <DonateHero />
      <TierStairs tiers={donationTiers} />
      <BelowFold>
        <OtherGift />
      </BelowFold>
    </>
  );
}
