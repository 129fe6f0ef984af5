import { reasons, reasonsSection } from './content';
import { classNames } from '@/lib/class-names';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The letters of the reasons open from narrow to wide: many becoming one. */
const widths = ['font-stretch-75%', 'font-stretch-90%', 'font-stretch-110%', 'font-stretch-125%'];

/** Four reasons to choose the mentorship program, each a claim and its because. */
export function ReasonsSection() {
  return (
    <Section zone="sheet" labelledBy="reasons-title">
      <div className="grid gap-x-gutter lg:grid-cols-12">
        <SectionHeading intro={reasonsSection} id="reasons-title" className="lg:col-span-12" />
        <ul role="list" className="border-t-2 border-night lg:col-span-9 lg:col-start-4">
          {reasons.map((reason, index) => (
            <li key={reason.title} className="border-b border-hairline py-6 lg:py-8">
              <h3 className={classNames('font-display text-date', widths[index])}>{reason.title}</h3>
              <p className="mt-3 max-w-measure">{reason.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
