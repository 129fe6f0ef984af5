import type { ContactSubmission } from '@/backend/contact-submissions';
import { submissions } from '@/content/admin';
import { copyLabels } from '@/content/shared';
import { UiIcon } from '@/ui/art/UiIcon';
import { CopyButton } from '@/ui/CopyButton';
import { receivedAt } from './received-at';
import { relativeTime } from './relative-time';
import { replyLink } from './reply-link';
import { replyTo } from './sentences';

const inVisitorsZone = receivedAt();

interface SubmissionEntryProps {
  submission: ContactSubmission;
  /** The time in ms since 1970. */
  now: number;
  /** Whether it came after the last visit. */
  isNew: boolean;
}

/**
 * One submission: date and time, sender, message with its white space. All of it is text of strangers: the
 * direction comes from each text itself, and no word is too long for the column.
 */
export function SubmissionEntry({ submission, now, isNew }: SubmissionEntryProps) {
  const { id, email, message, createdAt } = submission;
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
          <span className="sr-only">{submissions.emailLabel} </span>
          <bdi>{email}</bdi>
          {isNew ? (
            <span className="no-print ml-2 inline-block rounded bg-haldi px-2 py-0.5 align-middle font-display text-label uppercase forced-colors:border">
              {submissions.newTag}
            </span>
          ) : null}
        </h4>
        {message === null || message === '' ? (
          <p className="mt-1 text-scuff">{submissions.noMessage}</p>
        ) : (
          <p dir="auto" className="mt-1 max-w-measure [overflow-wrap:anywhere] whitespace-pre-wrap">
            {message}
          </p>
        )}
      </div>
      <div className="no-print flex flex-wrap items-center gap-3 self-start sm:max-w-44 sm:justify-end lg:col-span-2 lg:max-w-none">
        <a
          href={replyLink(email)}
          aria-label={replyTo(email)}
          className="inline-flex min-h-10 items-center gap-2 rounded border border-edge px-4 text-small font-semibold hover:border-night hover:bg-ice"
        >
          <UiIcon name="mail" className="size-5 shrink-0" />
          {submissions.reply}
        </a>
        <CopyButton text={email} label={copyLabels.email} className="sm:flex-row-reverse" />
      </div>
    </article>
  );
}
