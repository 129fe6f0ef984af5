import { coaches, coachesSection } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { LeadCoach } from './LeadCoach';

/** The four lead coaches, each with the front and the back of a hockey card. */
export function LeadCoaches() {
  return (
    <Section labelledBy="coaches-title">
      <SectionHeading intro={coachesSection} id="coaches-title" />
      <div className="space-y-10 lg:space-y-16">
        {coaches.map((coach, index) => (
          <LeadCoach key={coach.id} coach={coach} position={index} />
        ))}
      </div>
    </Section>
  );
}
