import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '@/account/use-error-toast';
import { showMarked } from '@/backend/submission-queries';
import { markHandled, type Submission } from '@/backend/submissions';
import { adminNotices, submissions } from './content';
import { handledMark } from './sentences';
import { useEndRefusedSession } from './use-end-refused-session';

interface HandledMarkProps {
  userId: string;
  submission: Submission;
}

/** Marks a submission as handled, and takes the mark back. Shows at once what was asked for, then what the server says. */
export function HandledMark({ userId, submission: { id, email, handled } }: HandledMarkProps) {
  const queryClient = useQueryClient();
  const { show, clear } = useErrorToast();
  // Counts for as long as the server has not said what became of it.
  const [asked, setAsked] = useState<{ checked: boolean; before: Submission['handled'] }>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (checked: boolean) => markHandled(id, checked),
    onSuccess: (now) => {
      if (now) showMarked(queryClient, userId, now);
      else setAsked(undefined);
    },
    onError: () => {
      setAsked(undefined);
      show(adminNotices.markFailed);
    },
  });
  useEndRefusedSession(error);
  if (asked !== undefined && asked.before !== handled) setAsked(undefined);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold">
      <input
        type="checkbox"
        aria-label={handledMark(email)}
        checked={asked?.checked ?? handled !== null}
        onChange={({ target: { checked } }) => {
          if (isPending) return;
          clear();
          setAsked({ checked, before: handled });
          mutate(checked);
        }}
        className="size-5 accent-blue"
      />
      {submissions.handled}
    </label>
  );
}
