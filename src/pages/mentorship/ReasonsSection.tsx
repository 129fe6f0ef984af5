import { reasons, reasonsSection } from './content';
import { classNames } from '@/lib/class-names';
import { TapeBand } from '@/ui/art/TapeBand';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** From reason to reason the letters open: many becoming one. */
const letters = ['font-stretch-75%', 'font-stretch-90%', 'font-stretch-110%', 'font-stretch-125%'];

/** Four reasons to choose the mentorship program, each a claim and its because, under one tape. */
export function ReasonsSection() {
  return (
    <Section zone="sheet" labelledBy="reasons-title">
      <SectionHeading intro={reasonsSection} id="reasons-title" />
      <TapeBand className="h-3 md:h-5" />
      <ul role="list" className="mt-10 grid gap-x-gutter gap-y-10 lg:mt-14 lg:grid-cols-2 lg:gap-y-14">
        {reasons.map((reason, index) => (
          <li key={reason.title}>
            <h3
              className={classNames(
                'font-display text-[min(clamp(2rem,1.6rem+1.2vw,2.75rem),11vw)] leading-none',
                letters[index],
              )}
            >
              {reason.title}
            </h3>
            <p className="mt-3 max-w-[34rem]">{reason.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
