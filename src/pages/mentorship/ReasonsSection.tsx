import { reasons, reasonsSection } from './content';
import { classNames } from '@/lib/class-names';
import { TapeBand } from '@/ui/art/TapeBand';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** From reason to reason the letters open and the tape is closed: many becoming one. */
const steps = [
  { letters: 'font-stretch-75%', tape: 'w-1/4' },
  { letters: 'font-stretch-90%', tape: 'w-2/4' },
  { letters: 'font-stretch-110%', tape: 'w-3/4' },
  { letters: 'font-stretch-125%', tape: 'w-full' },
];

/** Four reasons to choose the mentorship program, each a claim as large as a headline and its because. */
export function ReasonsSection() {
  return (
    <Section zone="sheet" labelledBy="reasons-title">
      <SectionHeading intro={reasonsSection} id="reasons-title" className="mb-2! lg:mb-4!" />
      <ul role="list">
        {reasons.map((reason, index) => (
          <li key={reason.title}>
            <div className="grid items-end gap-x-gutter gap-y-3 pt-8 pb-5 lg:grid-cols-12 lg:pt-12 lg:pb-7">
              <h3
                className={classNames(
                  'font-display text-[min(clamp(2rem,1.4rem+2.6vw,4.25rem),11vw)] leading-none lg:col-span-8',
                  steps[index]?.letters,
                )}
              >
                {reason.title}
              </h3>
              <p className="lg:col-span-4">{reason.description}</p>
            </div>
            <div className={classNames('overflow-hidden', steps[index]?.tape)}>
              <TapeBand className="h-3 md:h-5" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
