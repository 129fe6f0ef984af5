import { clauses, closing } from '@/content/policy';
import { AskBand } from '@/sections/AskBand';
import { PolicyClauses } from '@/sections/policy/PolicyClauses';
import { PolicyHero } from '@/sections/policy/PolicyHero';
import { BelowFold } from '@/ui/BelowFold';

/** The culture importance and inclusion policy: type and space only, printable. */
export default function PolicyPage() {
  return (
    <>
      <PolicyHero />
      <BelowFold>
        <PolicyClauses clauses={clauses} />
        <div className="no-print">
          <AskBand ask={closing} />
        </div>
      </BelowFold>
    </>
  );
}
