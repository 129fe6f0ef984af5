import { closing } from '@/content/impact';
import { AskBand } from '@/sections/AskBand';
import { ImpactHero } from '@/sections/impact/ImpactHero';
import { TestimonialList } from '@/sections/impact/TestimonialList';
import { BelowFold } from '@/ui/BelowFold';

/** Three counters and five testimonials (spec §2). */
export default function ImpactPage() {
  return (
    <>
      <ImpactHero />
      <BelowFold>
        <TestimonialList />
        <AskBand ask={closing} look="red-line" />
      </BelowFold>
    </>
  );
}
