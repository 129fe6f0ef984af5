import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => markHandled(id, wanted),
    onMutate: clear,
    onSuccess: (now) => {
      if (now) showMarked(queryClient, userId, now);
    },
    onError: () => show(adminNotices.markFailed),
  });
  useEndRefusedSession(error);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold">
      <input
        type="checkbox"
        aria-label={handledMark(email)}
        checked={isPending ? variables : handled !== null}
        onChange={(event) => {
          if (!isPending) mutate(event.target.checked);
        }}
        className="size-5 accent-blue"
      />
      {submissions.handled}
    </label>
  );
}
