import { firstShift, firstShiftPrintLabel } from './content';
import { eventDays, freshnessOf, readDates } from '@/site/dates';
import { ActionLink } from '@/ui/ActionLink';
import { UiIcon } from '@/ui/art/UiIcon';
import { Fold } from '@/ui/Fold';
import { PrintButton } from '@/ui/PrintButton';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '@/ui/SectionHeading';
import { FirstShiftFacts } from './FirstShiftFacts';
import { FirstShiftKit } from './FirstShiftKit';

const { id, heading, storyTitle } = firstShift;
const deadline = readDates(firstShift.registrationDeadline);

/**
 * First Shift: dates, registration and kit list, made to print on one page. Once the registration deadline has passed it
 * is one line with what comes next; how First Shift works folds under it.
 */
export function FirstShiftSection() {
  const today = useToday();
  const closed = freshnessOf(eventDays(deadline, today), today) === 'past';
  return (
    <Section zone="aurora" id={id} labelledBy="first-shift-title" className="@max-3xl:not-print:py-6">
      {closed ? <ClosedIntake today={today} /> : <OpenIntake today={today} />}
    </Section>
  );
}

function OpenIntake({ today }: { today: Date }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 @3xl:gap-y-8 @5xl:grid-cols-12 print:grid-cols-12">
        <SectionHeading
          intro={heading}
          id="first-shift-title"
          className="mb-0! @5xl:col-span-7 print:col-span-12"
        />
        <FirstShiftFacts
          today={today}
          className="@5xl:col-span-5 @5xl:row-span-2 print:col-span-5 print:row-start-2"
        />
        <div className="@5xl:col-span-7 print:col-span-7">
          <div className="max-w-measure space-y-3 @3xl:space-y-4">
            <p>{firstShift.openText}</p>
            <Fold title={storyTitle} as="h3">
              <Story />
            </Fold>
          </div>
          <ActionLink action={firstShift.action} className="mt-6 @max-2xl:w-full @3xl:mt-8" />
        </div>
        <FirstShiftKit className="@5xl:col-span-12 print:col-span-12" />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 @3xl:mt-10 print:hidden">
        <PrintButton label={firstShiftPrintLabel} only={id} />
        <ShareButton
          target={{ page: 'programs', anchor: id }}
          title={`${heading.headline.lead} ${heading.headline.wide}`}
        />
      </div>
    </>
  );
}

function ClosedIntake({ today }: { today: Date }) {
  return (
    <>
      <div className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12 @5xl:items-end">
        <div className="@5xl:col-span-7">
          <SectionHeading
            intro={{ eyebrow: heading.eyebrow, headline: heading.headline, text: firstShift.closedText }}
            id="first-shift-title"
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <ActionLink action={firstShift.closedAction} variant="outline" className="@max-2xl:w-full" />
            <ActionLink action={firstShift.compareAction} variant="text" />
          </div>
        </div>
        <FirstShiftFacts today={today} only="undated" className="@5xl:col-span-5" />
      </div>
      <details className="group mt-4 border-t border-night @5xl:mt-8">
        <summary className="flex min-h-action cursor-pointer list-none items-center justify-between rounded [&::-webkit-details-marker]:hidden">
          <h3 className="title-4">{storyTitle}</h3>
          <UiIcon
            name="chevron-down"
            className="size-6 shrink-0 transition-transform duration-glide ease-glide group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">
          <FirstShiftFacts today={today} only="dated" className="max-w-measure" />
          <Story />
          <p className="mt-3">
            <ActionLink action={firstShift.closedPage} variant="text" />
          </p>
        </div>
      </details>
    </>
  );
}

/** What happens, from the welcome event to the last session. */
function Story() {
  return firstShift.paragraphs.map((paragraph) => (
    <p key={paragraph} className="mt-2 max-w-measure @max-3xl:mb-3">
      {paragraph}
    </p>
  ));
}
