import type { Submission } from '@/backend/submissions';
import { textLanguage } from '@/lib/text-language';
import { UiIcon } from '@/ui/art/UiIcon';
import { CopyButton } from '@/ui/CopyButton';
import { submissions } from './content';
import { HandledMark } from './HandledMark';
import { replyLink } from './reply-link';
import { copyAddressOf, handledBy, mailNotes, replyTo } from './sentences';
import { receivedAt, relativeTime } from './times';

const inVisitorsZone = receivedAt();

interface SubmissionEntryProps {
  userId: string;
  submission: Submission;
  /** The time in ms since 1970. */
  now: number;
  /** Whether it came after the last visit. */
  isNew: boolean;
}

/**
 * One submission: date and time, sender, subject, message with its white space, what is missing of a mail, who handled it. All of it is text of strangers: language
 * and direction come from each text itself, and no word is too long for the column.
 */
export function SubmissionEntry({ userId, submission, now, isNew }: SubmissionEntryProps) {
  const { id, name, email, subject, message, createdAt, handled } = submission;
  const nameId = `submission-${id}`;
  return (
    <article
      tabIndex={-1}
      aria-labelledby={nameId}
      className="grid gap-x-gutter gap-y-2 px-5 py-5 outline-blue -outline-offset-3 focus-visible:outline-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-8 lg:grid-cols-12 print:px-0"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-small sm:col-span-full lg:col-span-3 lg:block lg:pt-0.5">
        <span className="sr-only">{submissions.receivedLabel} </span>
        <span className="font-semibold lg:block print:hidden">{relativeTime(createdAt, now)}</span>{' '}
        <time dateTime={createdAt} className="text-scuff lg:block">
          {inVisitorsZone(createdAt)}
        </time>
      </p>
      <div className="min-w-0 lg:col-span-7">
        <h4 id={nameId} className="text-body font-semibold [overflow-wrap:anywhere]">
          <span className="sr-only">{submissions.senderLabel} </span>
          {name === '' ? null : (
            <>
              <bdi {...textLanguage(name)}>{name}</bdi>{' '}
            </>
          )}
          <bdi className={name === '' ? undefined : 'font-normal text-scuff'}>{email}</bdi>
          {isNew ? (
            <span className="no-print ml-2 inline-block rounded bg-haldi px-2 py-0.5 align-middle font-display text-label uppercase forced-colors:border">
              {submissions.newTag}
            </span>
          ) : null}
        </h4>
        {subject === '' ? null : (
          <p {...textLanguage(subject)} className="mt-1 max-w-measure font-semibold [overflow-wrap:anywhere]">
            <span className="sr-only">{submissions.subjectLabel} </span>
            {subject}
          </p>
        )}
        {message === '' ? (
          <p className="mt-1 text-scuff">{submissions.noMessage}</p>
        ) : (
          <p
            {...textLanguage(message)}
            className="mt-1 max-w-measure [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {message}
          </p>
        )}
        {mailNotes(submission).map((note) => (
          <p key={note} className="mt-2 text-small [overflow-wrap:anywhere] text-scuff">
            {note}
          </p>
        ))}
        {handled === null ? null : (
          <p className="mt-2 text-small text-scuff [overflow-wrap:anywhere]">
            {handledBy(handled.by, relativeTime(handled.at, now))}
          </p>
        )}
      </div>
      <div className="no-print flex flex-wrap items-center gap-3 self-start sm:max-w-44 sm:justify-end lg:col-span-2 lg:max-w-none">
        <a
          href={replyLink({ ...submission, email: submission.replyTo || email })}
          aria-label={replyTo(submission.replyTo || email)}
          className="inline-flex min-h-10 items-center gap-2 rounded border border-edge px-4 text-small font-semibold hover:border-night hover:bg-ice"
        >
          <UiIcon name="mail" className="size-5 shrink-0" />
          {submissions.reply}
        </a>
        <CopyButton text={email} label={copyAddressOf(email)} className="sm:flex-row-reverse" />
        <HandledMark userId={userId} submission={submission} />
      </div>
    </article>
  );
}
