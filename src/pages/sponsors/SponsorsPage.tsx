import { BenefitsSection } from './BenefitsSection';
import { SponsorList } from './SponsorList';
import { SponsorsHero } from './SponsorsHero';
import { BelowFold } from '@/ui/BelowFold';

export { head } from './head';

/** The offer to a sponsor, what a sponsor gets, and the sponsors. */
export default function SponsorsPage() {
  return (
    <>
      <SponsorsHero />
      <BelowFold>
        <BenefitsSection />
        <SponsorList />
      </BelowFold>
    </>
  );
}
