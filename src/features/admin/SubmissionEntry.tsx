import type { ContactSubmission } from '@/backend/contact-submissions';
import { submissions } from '@/content/admin';
import { receivedAt } from './received-at';
import { replyLink } from './reply-link';

const inVisitorsZone = receivedAt();

/**
 * One submission: date and time, sender, message with its white space. All of it is text of strangers: the
 * direction comes from each text itself, and no word is too long for the column.
 */
export function SubmissionEntry({ submission }: { submission: ContactSubmission }) {
  const { day, yearAndTime } = inVisitorsZone(submission.createdAt);
  return (
    <article className="grid gap-x-gutter gap-y-3 px-5 py-6 sm:px-8 md:grid-cols-12">
      <p className="md:col-span-3">
        <span className="sr-only">{submissions.receivedLabel} </span>
        <time dateTime={submission.createdAt} className="flex flex-wrap items-baseline gap-x-3 md:block">
          <span className="font-display text-date whitespace-nowrap uppercase width-condensed md:block">
            {day}
          </span>{' '}
          <span className="text-small text-scuff md:mt-1 md:block">{yearAndTime}</span>
        </time>
      </p>
      <div className="min-w-0 md:col-span-9">
        <h3 className="text-body font-semibold">
          <span className="sr-only">{submissions.emailLabel} </span>
          <a
            href={replyLink(submission.email)}
            className="inline-block py-1 text-blue underline [overflow-wrap:anywhere] underline-offset-4"
          >
            <bdi>{submission.email}</bdi>
          </a>
        </h3>
        {submission.message === null || submission.message === '' ? (
          <p className="mt-1 text-scuff">{submissions.noMessage}</p>
        ) : (
          <p dir="auto" className="mt-1 max-w-measure [overflow-wrap:anywhere] whitespace-pre-wrap">
            {submission.message}
          </p>
        )}
      </div>
    </article>
  );
}
