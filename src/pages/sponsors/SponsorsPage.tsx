import { head, sponsors, sponsorsSection } from './content';
import { BelowFold } from '@/move/BelowFold';
import { Section } from '@/ui/Section';
import { BenefitsSection } from './BenefitsSection';
import { SponsorRow } from './SponsorRow';
import { SponsorsHero } from './SponsorsHero';
import { PageHead } from '@/layout/PageHead';

/** The sponsors, then what a sponsor gets and how to become one. */
export default function SponsorsPage() {
  return (
    <>
      <PageHead page="sponsors" texts={head} />
      <SponsorsHero />
      <BelowFold>
        <Section zone="sheet" labelledBy="sponsors-title" className="pt-0!">
          <h2 id="sponsors-title" className="sr-only">
            {`${sponsorsSection.heading.headline.lead} ${sponsorsSection.heading.headline.wide}`}
          </h2>
          <ul role="list" className="skated">
            {sponsors.map((sponsor) => (
              <SponsorRow key={sponsor.id} sponsor={sponsor} />
            ))}
          </ul>
        </Section>
        <BenefitsSection />
      </BelowFold>
    </>
  );
}
