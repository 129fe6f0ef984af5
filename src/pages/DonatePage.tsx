import { donationTiers, intro } from '@/content/donate';
import { OtherGift } from '@/sections/donate/OtherGift';
import { TierStairs } from '@/sections/donate/TierStairs';
import { SceneHero } from '@/sections/SceneHero';
import { BelowFold } from '@/ui/BelowFold';

/** Four tiers, and any other amount or equipment (spec §2, §9). */
export default function DonatePage() {
  return (
    <>
      <SceneHero page="donate" intro={intro} scene="tape" />
      <TierStairs tiers={donationTiers} />
      <BelowFold>
        <OtherGift />
      </BelowFold>
    </>
  );
}
