import { head, clauses, closing } from './content';
import { AskBand } from '@/ui/AskBand';
import { PolicyClauses } from './PolicyClauses';
import { PolicyHero } from './PolicyHero';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** The culture importance and inclusion policy, printable. */
export default function PolicyPage() {
  return (
    <>
      <PageHead page="policy" texts={head} />
      <PolicyHero />
      <BelowFold>
        <PolicyClauses clauses={clauses} />
        <div className="print:hidden">
          <AskBand ask={closing} />
        </div>
      </BelowFold>
    </>
  );
}
