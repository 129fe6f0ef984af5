import { anyAmountLink, donationTiers, intro } from './content';
import { OtherGift } from './OtherGift';
import { TierStairs } from './TierStairs';
import { ActionLink } from '@/ui/ActionLink';
import { SceneHero } from '@/ui/SceneHero';
import { BelowFold } from '@/ui/BelowFold';

/** Four tiers, and any other amount or equipment. */
export default function DonatePage() {
  return (
    <>
      <SceneHero page="donate" intro={intro} scene="tape">
        <ActionLink action={anyAmountLink} variant="outline-dark" className="max-sm:w-full" />
      </SceneHero>
      <TierStairs tiers={donationTiers} />
      <BelowFold>
        <OtherGift />
      </BelowFold>
    </>
  );
}
