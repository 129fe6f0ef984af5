import { firstShift } from '@/content/programs';
import { isoFreshness } from '@/lib/freshness';
import { PrintButton } from '@/ui/PrintButton';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { useToday } from '@/ui/use-today';
import { SectionHeading } from '../SectionHeading';
import { FirstShiftEntry } from './FirstShiftEntry';
import { FirstShiftFacts } from './FirstShiftFacts';
import { FirstShiftKit } from './FirstShiftKit';

const { id, heading, registrationDeadline, paragraphs } = firstShift;

/** First Shift (spec §9): dates, way in and kit list, made to be printed on one page. */
export function FirstShiftSection() {
  const today = useToday();
  const closed = isoFreshness(registrationDeadline, today) === 'past';
  return (
    <Section zone="sheet" id={id} labelledBy="first-shift-title">
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading intro={heading} id="first-shift-title" className="lg:mb-10" />
          <div className="max-w-measure space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-8">
            <FirstShiftEntry closed={closed} />
          </div>
        </div>
        <FirstShiftFacts today={today} className="lg:col-span-4 lg:col-start-9" />
        <FirstShiftKit className="lg:col-span-12" />
      </div>
      <div className="no-print mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PrintButton />
        <ShareButton
          target={{ page: 'programs', anchor: id }}
          title={`${heading.headline.lead} ${heading.headline.wide}`}
        />
      </div>
    </Section>
  );
}
