import { closing } from '@/content/sponsors';
import { AskBand } from '@/sections/AskBand';
import { SponsorList } from '@/sections/sponsors/SponsorList';
import { SponsorsHero } from '@/sections/sponsors/SponsorsHero';
import { BelowFold } from '@/ui/BelowFold';

/** Five sponsors, and how to become one (spec §2). */
export default function SponsorsPage() {
  return (
    <>
      <SponsorsHero />
      <BelowFold>
        <SponsorList />
        <AskBand ask={closing} look="title" />
      </BelowFold>
    </>
  );
}
