import { closing, intro } from './content';
import { LeadCoaches } from './LeadCoaches';
import { StaffGrid } from './StaffGrid';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/ui/BelowFold';
import { Column } from '@/ui/Column';
import { PageTop } from '@/ui/PageTop';

export { head } from './head';

/** The title alone, because the people are the picture; four lead coaches with their careers, ten other staff. */
export default function CoachesPage() {
  return (
    <>
      <div className="bg-sheet">
        <Column className="pt-6 pb-8 md:pt-10 lg:pb-12">
          <PageTop
            page="coaches"
            intro={intro}
            beside
            titleClassName="lg:col-span-8"
            textClassName="max-w-md lg:col-span-4 lg:pb-2"
          />
        </Column>
      </div>
      <LeadCoaches />
      <BelowFold>
        <StaffGrid />
        <AskBand ask={closing} look="star" textClassName="max-w-md" />
      </BelowFold>
    </>
  );
}
