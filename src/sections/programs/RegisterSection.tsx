import { registerSection } from '@/content/programs';
import type { Camp } from '@/content/types';
import { ContactAction } from '@/ui/ContactAction';
import { Section } from '@/ui/Section';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '../SectionHeading';
import { CampTable } from './CampTable';
import { PassedCamps } from './PassedCamps';
import { upcomingCamps } from './upcoming-camps';

/** The registration table (spec §2, Programs): the camps whose last day has not passed (spec §4). */
export function RegisterSection({ camps }: { camps: readonly Camp[] }) {
  const today = useToday();
  const shown = upcomingCamps(camps, today);
  return (
    <Section id={registerSection.id} labelledBy="register-title">
      <SectionHeading intro={registerSection.heading} id="register-title" />
      <PassedCamps camps={camps.filter((camp) => !shown.includes(camp))} />
      {shown.length === 0 ? (
        <div className="border-t-2 border-night pt-6">
          <p className="mb-6 max-w-measure text-lead">{registerSection.emptyText}</p>
          <ContactAction
            by={{ kind: 'mail', subject: registerSection.emptyAction.subject }}
            label={registerSection.emptyAction.label}
          />
        </div>
      ) : (
        <CampTable camps={shown} today={today} />
      )}
    </Section>
  );
}
