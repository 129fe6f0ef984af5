import type { Submission } from '@/backend/submissions';
import { textLanguage } from '@/lib/text-language';
import { UiIcon } from '@/ui/art/UiIcon';
import { CopyButton } from '@/ui/CopyButton';
import { labels } from './content';
import { HandledMark } from './HandledMark';
import { replyLink } from './reply-link';
import { copyAddressOf, handledBy, mailNotes, reopenedBy, replyTo } from './sentences';
import { relativeTime, timestampFormatter } from './times';

const formatTimestamp = timestampFormatter();

interface SubmissionEntryProps {
  userId: string;
  submission: Submission;
  /** The time in ms since 1970. */
  now: number;
}

/**
 * One submission: date and time, sender, subject, message with its white space, notes on what was not kept of an email,
 * and who handled it. All of it is untrusted text: language and direction come from each text itself, and long words
 * break.
 */
export function SubmissionEntry({ userId, submission, now }: SubmissionEntryProps) {
  const { id, name, email, subject, message, createdAt, handled, reopened } = submission;
  const nameId = `submission-${id}`;
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
        <h4 id={nameId} className="text-body font-semibold [overflow-wrap:anywhere]">
          <span className="sr-only">{labels.senderLabel} </span>
          {name === '' ? null : (
            <>
              <bdi {...textLanguage(name)}>{name}</bdi>{' '}
            </>
          )}
          <bdi className={name === '' ? undefined : 'font-normal text-scuff'}>{email}</bdi>
        </h4>
        {subject === '' ? null : (
          <p {...textLanguage(subject)} className="mt-1 max-w-measure font-semibold [overflow-wrap:anywhere]">
            <span className="sr-only">{labels.subjectLabel} </span>
            {subject}
          </p>
        )}
        {message === '' ? (
          <p className="mt-1 text-scuff">{labels.noMessage}</p>
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
        {handled || reopened ? (
          <p className="mt-2 text-small text-scuff [overflow-wrap:anywhere]">
            {handled ? handledBy(handled.by, relativeTime(handled.at, now)) : null}
            {reopened ? reopenedBy(reopened.by, relativeTime(reopened.at, now), reopened.handledBy) : null}
          </p>
        ) : null}
      </div>
      <div className="no-print flex flex-wrap items-center gap-3 self-start @2xl:max-w-44 @2xl:justify-end @5xl:col-span-2 @5xl:max-w-none">
        <a
          href={replyLink({ ...submission, email: submission.replyTo || email })}
          aria-label={replyTo(submission.replyTo || email)}
          className="inline-flex min-h-10 items-center gap-2 rounded border border-edge px-4 text-small font-semibold hover:border-night hover:bg-ice"
        >
          <UiIcon name="mail" className="size-5 shrink-0" />
          {labels.reply}
        </a>
        <CopyButton text={email} label={copyAddressOf(email)} className="@2xl:flex-row-reverse" />
        {handled === undefined ? null : <HandledMark userId={userId} submission={submission} />}
      </div>
    </article>
  );
}
