import { firstShift, firstShiftPrintLabel } from './content';
import { eventDays, freshnessOf, readDates } from '@/site/dates';
import { ActionLink } from '@/ui/ActionLink';
import { Fold } from '@/ui/Fold';
import { PrintButton } from '@/ui/PrintButton';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '@/ui/SectionHeading';
import { FirstShiftFacts } from './FirstShiftFacts';
import { FirstShiftKit } from './FirstShiftKit';

const { id, heading, paragraphs, storyTitle, closedText } = firstShift;
const deadline = readDates(firstShift.registrationDeadline);

/**
 * First Shift: dates, registration and kit list, made to print on one page. Once the registration deadline has passed,
 * an email about the next intake replaces the registration.
 */
export function FirstShiftSection() {
  const today = useToday();
  const closed = freshnessOf(eventDays(deadline, today), today) === 'past';
  return (
    <Section zone="aurora" id={id} labelledBy="first-shift-title" className="@max-3xl:not-print:py-6">
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 @3xl:gap-y-8 @5xl:grid-cols-12 print:grid-cols-12">
        <SectionHeading
          intro={heading}
          id="first-shift-title"
          className="mb-0! @5xl:col-span-7 print:col-span-12"
        />
        <FirstShiftFacts
          today={today}
          className="@5xl:col-span-4 @5xl:col-start-9 @5xl:row-span-2 print:col-span-5 print:row-start-2"
        />
        <div className="@5xl:col-span-7 print:col-span-7">
          <div className="max-w-measure space-y-3 @3xl:space-y-4">
            <p>{closed ? firstShift.closedLead : firstShift.openText}</p>
            <Fold title={storyTitle} as="h3">
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 @max-3xl:mb-3">
                  {paragraph}
                </p>
              ))}
            </Fold>
          </div>
          <div className="mt-6 @3xl:mt-8">
            {closed ? (
              <div className="border-l-8 border-night pl-4 @3xl:pl-5">
                <p className="mb-3 font-display text-h3 width-normal">{closedText}</p>
                <ActionLink action={firstShift.closedAction} variant="outline" className="@max-2xl:w-full" />
                <ActionLink action={firstShift.closedPage} variant="text" className="@2xl:ml-6" />
              </div>
            ) : (
              <ActionLink action={firstShift.action} className="@max-2xl:w-full" />
            )}
          </div>
        </div>
        <FirstShiftKit className="@5xl:col-span-12 print:col-span-12" />
      </div>
      <div className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 @3xl:mt-10">
        <PrintButton label={firstShiftPrintLabel} only={id} />
        <ShareButton
          target={{ page: 'programs', anchor: id }}
          title={`${heading.headline.lead} ${heading.headline.wide}`}
        />
      </div>
    </Section>
  );
}
