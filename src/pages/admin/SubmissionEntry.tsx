import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearErrorToast, showErrorToast } from '@/account/error-toast';
import { markHandled, type Submission } from '@/backend/submissions';
import { textLanguage } from '@/lib/text-language';
import { UiIcon } from '@/ui/art/UiIcon';
import { CopyButton } from '@/ui/CopyButton';
import { adminNotices, labels } from './content';
import { nameOf } from './csv';
import { replyLink } from './reply-link';
import { copyAddressOf, handledMark, notesOn, replyTo } from './sentences';
import { formatTimestamp, relativeTime } from './times';

/**
 * One submission: date and time, sender, subject, message with its white space, notes on what was not kept of an email,
 * and who handled it. All of it is untrusted text: language and direction come from each text itself, and long words
 * break.
 */
export function SubmissionEntry({ submission: loaded, now }: { submission: Submission; now: number }) {
  // The server's answer to the last mark.
  const [marked, setMarked] = useState<Submission>();
  const queryClient = useQueryClient();
  const mutationKey = ['mark', loaded.id];
  const marking = useMutation({
    mutationKey,
    mutationFn: (handled: boolean) => markHandled(loaded.id, handled),
    // Nothing comes back for a submission that is gone.
    onSuccess: (answer) => (answer ? setMarked(answer) : showErrorToast(adminNotices.markFailed)),
    onError: () => showErrorToast(adminNotices.markFailed),
  });
  const submission = marked && marked.marked_at >= loaded.marked_at ? marked : loaded;
  const { id, email, subject, message, created_at: createdAt } = submission;
  const name = nameOf(submission);
  const nameId = `submission-${id}`;
  const replyAddress = submission.reply_to || email;

  function mark(handled: boolean) {
    // `isPending` of the last render is too old for the second press of a double click.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    clearErrorToast();
    marking.mutate(handled);
  }

  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-x-gutter gap-y-2 px-5 py-5 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:px-8 @5xl:grid-cols-12 print:px-0"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-small @2xl:col-span-full @5xl:col-span-3 @5xl:block @5xl:pt-0.5">
        <span className="sr-only">{labels.receivedLabel} </span>
        <span className="font-semibold @5xl:block print:hidden">{relativeTime(createdAt, now)}</span>{' '}
        <time dateTime={createdAt} className="text-scuff @5xl:block">
          {formatTimestamp(createdAt)}
        </time>
      </p>
      <div className="min-w-0 @5xl:col-span-7">
        <h4 id={nameId} className="text-body font-semibold wrap-anywhere">
          <span className="sr-only">{labels.senderLabel} </span>
          {name === '' ? null : (
            <>
              <bdi {...textLanguage(name)}>{name}</bdi>{' '}
            </>
          )}
          <bdi className={name === '' ? undefined : 'font-normal text-scuff'}>{email}</bdi>
        </h4>
        {subject === '' ? null : (
          <p {...textLanguage(subject)} className="mt-1 max-w-measure font-semibold wrap-anywhere">
            <span className="sr-only">{labels.subjectLabel} </span>
            {subject}
          </p>
        )}
        <p {...textLanguage(message)} className="mt-1 max-w-measure wrap-anywhere whitespace-pre-wrap">
          {message || <span className="text-scuff">{labels.noMessage}</span>}
        </p>
        {notesOn(submission, now).map((note) => (
          <p key={note} className="mt-2 text-small wrap-anywhere text-scuff">
            {note}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3 self-start @2xl:max-w-44 @2xl:justify-end @5xl:col-span-2 @5xl:max-w-none print:hidden">
        <a
          href={replyLink({ name, email: replyAddress, subject, message })}
          aria-label={replyTo(replyAddress)}
          className="inline-flex min-h-10 items-center gap-2 rounded border border-edge px-4 text-small font-semibold hover:border-night hover:bg-ice"
        >
          <UiIcon name="mail" className="size-5 shrink-0" />
          {labels.reply}
        </a>
        <CopyButton text={email} label={copyAddressOf(email)} className="@2xl:flex-row-reverse" />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold">
          <input
            type="checkbox"
            aria-label={handledMark(email)}
            // Shows what was asked for until the server has answered.
            checked={marking.isPending ? marking.variables : submission.handled_at !== ''}
            onChange={(event) => mark(event.target.checked)}
            className="size-5 accent-blue"
          />
          {labels.handled}
        </label>
      </div>
    </article>
  );
}
