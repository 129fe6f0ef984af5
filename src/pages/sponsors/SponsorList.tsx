import { sponsors, sponsorsSection } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { SponsorRow } from './SponsorRow';

/** The sponsors, line by line. */
export function SponsorList() {
  return (
    <Section zone="sheet" labelledBy="sponsors-title">
      <SectionHeading intro={sponsorsSection.heading} id="sponsors-title" />
      <ul role="list" className="skated">
        {sponsors.map((sponsor) => (
          <SponsorRow key={sponsor.id} sponsor={sponsor} />
        ))}
      </ul>
    </Section>
  );
}
