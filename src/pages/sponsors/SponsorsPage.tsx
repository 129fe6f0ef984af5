import { SponsorList } from './SponsorList';
import { SponsorsHero } from './SponsorsHero';
import { BelowFold } from '@/ui/BelowFold';

/** The sponsors, and how to become one. */
export default function SponsorsPage() {
  return (
    <>
      <SponsorsHero />
      <BelowFold>
        <SponsorList />
      </BelowFold>
    </>
  );
}
