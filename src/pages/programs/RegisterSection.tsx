import { registerSection } from './registration.content';
import { costPanel } from './costs.content';
import { CAMPS_FEED, upcomingCamps, type ListedCamp } from './camp-list';
import { ActionLink } from '@/ui/ActionLink';
import { ContactAction } from '@/ui/ContactAction';
import { Section } from '@/ui/Section';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '@/ui/SectionHeading';
import { CalendarLink } from '@/ui/CalendarLink';
import { calendarLabels } from '@/ui/content';
import { CampRow } from './CampRow';
import { PassedCamps } from './PassedCamps';

/**
 * The registration table: the camps whose last day has not passed, like a line score. On a narrow page, or with large
 * text, each row is a block of its own.
 */
export function RegisterSection({ camps }: { camps: readonly ListedCamp[] }) {
  const today = useToday();
  const shown = upcomingCamps(camps, today);
  return (
    <Section id={registerSection.id} labelledBy="register-title" className="@max-3xl:not-print:py-6">
      <SectionHeading intro={registerSection.heading} id="register-title" beside>
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          <ActionLink action={costPanel.action} variant="text" />
          <ActionLink action={registerSection.whatToBring} variant="text" />
          {shown.some(({ days }) => days?.year !== undefined) ? (
            <CalendarLink file={CAMPS_FEED} title={registerSection.feedTitle} label={calendarLabels.addAll} />
          ) : null}
        </p>
      </SectionHeading>
      <PassedCamps camps={camps.filter((camp) => !shown.includes(camp))} />
      {shown.length === 0 ? (
        <div className="border-t-2 border-night pt-6">
          <p className="mb-6 max-w-measure text-lead">{registerSection.emptyText}</p>
          <ContactAction action={registerSection.emptyAction} />
        </div>
      ) : (
        <table className="w-full text-left @max-table:block">
          <caption className="sr-only">{registerSection.caption}</caption>
          <thead className="border-b-2 border-night @max-table:sr-only">
            <tr className="title-label">
              {Object.entries(registerSection.columns).map(([column, label]) => (
                <th key={column} scope="col" className="pr-gutter pb-2 last:pr-0">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-table:block @max-table:border-t-2 @max-table:border-night">
            {shown.map((camp, position) => (
              <CampRow key={camp.id} camp={camp} today={today} first={position === 0} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
