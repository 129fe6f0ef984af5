import { signingOutLabel, signOutLabel, submissions } from '@/content/admin';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import { Submissions } from './Submissions';

const HEADING_ID = 'submissions';

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
        className={buttonStyle('outline', 'sm:col-start-2 sm:row-start-1 sm:self-end')}
      >
        {leaving ? signingOutLabel : signOutLabel}
      </button>
      <section
        aria-labelledby={HEADING_ID}
        className="col-span-full overflow-hidden rounded-lg border border-hairline bg-sheet"
      >
        <TapeBand />
        <h2 id={HEADING_ID} className="px-5 pt-8 pb-6 font-display text-h3 uppercase sm:px-8">
          {submissions.heading}
        </h2>
        <Submissions userId={userId} />
      </section>
    </>
  );
}
