import { closing } from '@/content/sponsors';
import { AskBand } from '@/sections/AskBand';
import { SponsorList } from '@/sections/sponsors/SponsorList';
import { SponsorsHero } from '@/sections/sponsors/SponsorsHero';

/** Five sponsors, and how to become one (spec §2). */
export default function SponsorsPage() {
  return (
    <>
      <SponsorsHero />
      <SponsorList />
      <AskBand ask={closing} look="title" />
    </>
  );
}
