import { closing } from './content';
import { AskBand } from '@/ui/AskBand';
import { ImpactHero } from './ImpactHero';
import { TestimonialList } from './TestimonialList';
import { BelowFold } from '@/ui/BelowFold';

/** Three counters and five testimonials. */
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
