/** The sentences of the inbox that hold a number or a name. Those without are in content.ts. */

import type { Submission } from '@/backend/submissions';
import { relativeTime } from './times';

const plural = new Intl.PluralRules('en-CA');

const amount = (count: number): string => count.toLocaleString('en-CA');
const noun = (count: number): string => (plural.select(count) === 'one' ? 'submission' : 'submissions');

/** e.g. `1,050 submissions`, `1 submission`. */
const submissionCount = (count: number): string => `${amount(count)} ${noun(count)}`;

/** How many submissions the list shows, and how many are new. */
export const counts = {
  shown: (count: number) => `${submissionCount(count)} shown`,
  found: (count: number) => `${submissionCount(count)} found`,
  /** While more of them can be loaded. */
  foundSoFar: (count: number) => `${submissionCount(count)} shown; more found`,
  /** `atLeast`: no more than this many are counted. */
  new: (count: number, atLeast: boolean) =>
    `${amount(count)}${atLeast ? ' or more' : ''} new: show ${count === 1 ? 'it' : 'them'}`,
};

/** The progress and the end of an export. */
export const exportSentences = {
  progress: (count: number) => `${submissionCount(count)} read so far...`,
  saved: (count: number, fileName: string) => `${submissionCount(count)} saved as ${fileName}.`,
};

/** The name of an exported file; `day` e.g. `2026-11-20`. */
export const exportFileName = (day: string): string => `contact-submissions-${day}.csv`;

/** Accessible names of an entry's controls, heard without the entry around them. */
export const replyTo = (email: string): string => `Reply to ${email}`;
export const copyAddressOf = (email: string): string => `Copy email address of ${email}`;

export const handledMark = (email: string): string => `Handled: message from ${email}`;

/** Who handled a submission or reopened it, and when; false where nobody did either. */
function handlingNote(submission: Submission, now: number): string | false {
  const { handled_at, handled_by_email, marked_at, marked_by_email } = submission;
  if (handled_at !== '') {
    const ago = relativeTime(handled_at, now);
    return handled_by_email === '' ? `Handled ${ago}` : `Handled by ${handled_by_email}, ${ago}`;
  }
  if (marked_at === '') return false;
  const ago = relativeTime(marked_at, now);
  if (marked_by_email === '' || handled_by_email === '') return `Reopened ${ago}`;
  return `Reopened by ${marked_by_email}, ${ago}. ${handled_by_email} had handled it.`;
}

const both = new Intl.ListFormat('en-CA');

/** Notes on a submission: failed sender checks, another reply address, what was not kept, and who handled it. */
export function notesOn(submission: Submission, now: number): string[] {
  const { reply_to, marks, attachments, cut_from } = submission;
  const failed = ['spf', 'dmarc']
    .filter((check) => marks.includes(check))
    .map((check) => check.toUpperCase());
  const files = plural.select(attachments) === 'one' ? 'attachment was' : 'attachments were';
  const notes = [
    failed.length > 0 &&
      `Sender not verified: ${both.format(failed)} failed. Somebody else may be using this address.`,
    // Isolated, so that an address in Arabic letters does not turn the sentence around.
    reply_to !== '' && `Replies go to another address: \u2068${reply_to}\u2069`,
    marks.includes('unsubscribe') && 'The email offers to unsubscribe, as newsletters do.',
    cut_from > 0 &&
      `Only the beginning was kept. The whole email has at least ${amount(cut_from)} characters.`,
    attachments > 0 && `${amount(attachments)} ${files} not kept.`,
    handlingNote(submission, now),
  ];
  return notes.filter((note) => note !== false);
}

/** Above the quoted message of a reply. */
export const wrote = (sender: string): string => `${sender} wrote:`;

/** Above a printout that does not hold the whole list. */
export const printedPart = (count: number): string =>
  `The newest ${submissionCount(count)}. There are more, which were not loaded and are not printed here.`;

/** Shown instead of the list when a search finds nothing. */
export const nothingFound = (term: string): string => `Nothing found for “${term}”.`;
