import { memo } from 'react';
import { SUBMISSIONS_PAGE_SIZE, type Submission } from '@/backend/submissions';
import { classNames } from '@/lib/class-names';
import { SubmissionEntry } from './SubmissionEntry';
import { dayName, useNow } from './times';

/** Beyond the first page the browser lays entries out only near the window; it still searches and prints them all. */
const SKIPPED =
  '[contain-intrinsic-size:auto_10rem] [content-visibility:auto] print:[content-visibility:visible]';

/** Submissions, newest first, under the names of their days. */
export const SubmissionList = memo(({ submissions }: { submissions: readonly Submission[] }) => {
  const now = useNow();
  const days = submissions.map(({ created_at }) => dayName(created_at, now));
  return (
    <ul role="list">
      {submissions.map((submission, index) => (
        <li
          key={submission.id}
          className={classNames(
            'break-inside-avoid border-t border-hairline',
            index >= SUBMISSIONS_PAGE_SIZE && SKIPPED,
          )}
        >
          {days[index] === days[index - 1] ? null : (
            <h3 className="border-b border-hairline bg-ice px-5 py-3 font-display text-h4 @2xl:px-8 print:px-0">
              {days[index]}
            </h3>
          )}
          <SubmissionEntry submission={submission} now={now} />
        </li>
      ))}
    </ul>
  );
});
