import { memo } from 'react';
import { classNames } from '@/lib/class-names';
import { SUBMISSIONS_PAGE_SIZE, type Submission } from '@/backend/submissions';
import { SubmissionEntry } from './SubmissionEntry';
import { dayName, dayNumber, useNow } from './times';

interface EntryProps {
  userId: string;
  submission: Submission;
  /** Whether it is the first of its day. */
  startsDay: boolean;
  /** Whether it is beyond the first page. */
  far: boolean;
  /** The time in ms since 1970. */
  now: number;
}

/** Beyond the first page the browser lays entries out only near the window; it still searches and prints them all. */
const SKIPPED =
  '[contain-intrinsic-size:auto_10rem] [content-visibility:auto] print:[content-visibility:visible]';

const Entry = memo(({ userId, submission, startsDay, far, now }: EntryProps) => (
  <li className={classNames('break-inside-avoid border-t border-hairline', far && SKIPPED)}>
    {startsDay ? (
      <h3 className="border-b border-hairline bg-ice px-5 py-3 font-display text-h4 @2xl:px-8 print:px-0">
        {dayName(submission.createdAt, now)}
      </h3>
    ) : null}
    <SubmissionEntry userId={userId} submission={submission} now={now} />
  </li>
));

/** The submissions, newest first, under the names of their days. */
export function SubmissionList({
  userId,
  submissions,
}: {
  userId: string;
  submissions: readonly Submission[];
}) {
  const now = useNow();
  return (
    <ul role="list">
      {submissions.map((submission, index) => {
        const before = submissions[index - 1];
        return (
          <Entry
            key={submission.id}
            userId={userId}
            submission={submission}
            startsDay={
              before === undefined || dayNumber(before.createdAt) !== dayNumber(submission.createdAt)
            }
            far={index >= SUBMISSIONS_PAGE_SIZE}
            now={now}
          />
        );
      })}
    </ul>
  );
}
