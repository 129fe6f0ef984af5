import { programCards, programsSection } from './content';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { ProgramPanel } from './ProgramPanel';

const { eliteCamps, smallGroups } = programCards;

/** The two program cards: hard play on the full sheet, a few around one circle. */
export function TrainingSection() {
  return (
    <Section id={programsSection.id} labelledBy="training-title" className="max-md:not-print:py-9">
      <SectionHeading intro={programsSection.heading} id="training-title" />
      <div className="grid grid-cols-1 gap-gutter lg:grid-cols-12">
        <ProgramPanel
          card={eliteCamps}
          className="lg:col-span-7"
          pictureClassName="min-h-24"
          picture={
            <Picture
              scene="spray"
              alt=""
              sizes="(min-width: 64rem) 44rem, 100vw"
              className="absolute inset-0 h-full w-full object-cover object-[50%_70%]"
            />
          }
        />
        <ProgramPanel
          card={smallGroups}
          className="lg:col-span-5"
          pictureClassName="max-md:hidden"
          picture={<RinkSheet crop="corner" className="absolute inset-0 h-full w-full" />}
        />
      </div>
    </Section>
  );
}
