import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@/account/use-error-toast';
import { showMarked } from '@/backend/submission-queries';
import { markHandled, type Submission } from '@/backend/submissions';
import { adminNotices, labels } from './content';
import { handledMark } from './sentences';

interface HandledMarkProps {
  userId: string;
  submission: Submission;
}

/** Marks a submission as handled, or as open again. Shows the requested state until the server has answered. */
export function HandledMark({ userId, submission: { id, email, handled } }: HandledMarkProps) {
  const queryClient = useQueryClient();
  const { show, clear } = useErrorToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (checked: boolean) => markHandled(id, checked),
    onSuccess: (marked) => {
      if (!marked) show(adminNotices.markFailed);
      else void showMarked(queryClient, userId, marked);
    },
    onError: () => show(adminNotices.markFailed),
  });
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold">
      <input
        type="checkbox"
        aria-label={handledMark(email)}
        checked={isPending ? variables : handled !== null}
        onChange={({ target: { checked } }) => {
          if (isPending) return;
          clear();
          mutate(checked);
        }}
        className="size-5 accent-blue"
      />
      {labels.handled}
    </label>
  );
}
