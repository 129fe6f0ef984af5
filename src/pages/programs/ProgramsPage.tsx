import { campList } from './camp-list';
import { head, programCards, programsSection } from './content';
import { BelowFold } from '@/move/BelowFold';
import { Band } from '@/ui/Band';
import { Column } from '@/ui/Column';
import { Picture } from '@/ui/Picture';
import { SectionHeading } from '@/ui/SectionHeading';
import { CompetitionsSection } from './CompetitionsSection';
import { CostPanel } from './CostPanel';
import { FirstShiftSection } from './FirstShiftSection';
import { ProgramPanel } from './ProgramPanel';
import { ProgramsHero } from './ProgramsHero';
import { RegisterSection } from './RegisterSection';
import { SouthAsianNightSection } from './SouthAsianNightSection';
import { PageHead } from '@/layout/PageHead';

/** Everything to sign up for: camps first, because parents open this page at the rink. */
export default function ProgramsPage() {
  return (
    <>
      <PageHead page="programs" texts={head} />
      <ProgramsHero camps={campList} />
      <BelowFold>
        <RegisterSection camps={campList} />
        <FirstShiftSection />
        <Band id={programsSection.id} labelledBy="training-title" className="bg-sheet">
          <Picture
            scene="save"
            alt={programsSection.pictureAlt}
            sizes="100vw"
            className="aspect-[21/10] w-full object-cover object-[50%_55%]"
          />
          <Column className="py-section @max-3xl:not-print:py-6">
            <SectionHeading intro={programsSection.heading} id="training-title" beside />
            <div className="grid grid-cols-1 gap-x-16 gap-y-6 @3xl:gap-y-8 @5xl:grid-cols-2 @5xl:gap-y-0">
              <ProgramPanel card={programCards.eliteCamps} className="border-tape-violet" />
              <ProgramPanel card={programCards.smallGroups} className="border-tape-sky" />
            </div>
          </Column>
        </Band>
        <CompetitionsSection />
        <SouthAsianNightSection />
        <CostPanel />
      </BelowFold>
    </>
  );
}
