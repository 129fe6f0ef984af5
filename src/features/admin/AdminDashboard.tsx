import { signingOutLabel, signOutLabel, submissions } from '@/content/admin';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import { Submissions } from './Submissions';

const SECTION_ID = 'submissions';
const HEADING_ID = `${SECTION_ID}-heading`;

interface AdminDashboardProps {
  userId: string;
  /** Whether the sign-out is under way. */
  leaving: boolean;
  onSignOut: () => void;
}

/** What an administrator sees: the sign-out beside the page's title, and the submissions. */
export function AdminDashboard({ userId, leaving, onSignOut }: AdminDashboardProps) {
  return (
    <>
      <button
        type="button"
        aria-disabled={leaving}
        onClick={leaving ? undefined : onSignOut}
        className={buttonStyle('outline', 'no-print sm:col-start-2 sm:row-start-1 sm:self-end')}
      >
        {leaving ? signingOutLabel : signOutLabel}
      </button>
      <section
        id={SECTION_ID}
        aria-labelledby={HEADING_ID}
        className="col-span-full overflow-hidden rounded-lg border border-hairline bg-sheet print:overflow-visible print:border-0"
      >
        <TapeBand />
        <h2 id={HEADING_ID} className="px-5 pt-8 pb-5 font-display text-h3 uppercase sm:px-8 print:px-0">
          {submissions.heading}
        </h2>
        <Submissions userId={userId} section={SECTION_ID} />
      </section>
    </>
  );
}
