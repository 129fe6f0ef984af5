import { z } from 'zod';
import { action, exactText, text } from '@/site/content-fields.schema';

const notice = z.strictObject({ title: text, text });

const submissions = z.strictObject({
  heading: text,
  empty: text,
  /** Said in place of the list of open ones when there are none. */
  allHandled: text,
  /** Beside the box that marks one. */
  handled: text,
  noMessage: text,
  senderLabel: text,
  subjectLabel: text,
  receivedLabel: text,
  loadMore: text,
  loadingMore: text,
  allLoaded: text,
  newTag: text,
  reply: text,
  /** Of a reply to a submission without a subject. */
  replySubject: text,
  keyHint: text,
  print: text,
  /** Of the print button while there is more than what is loaded. */
  printLoaded: text,
});

const search = z.strictObject({ label: text, searching: text, clear: text, openOnly: text });

const exportWords = z.strictObject({
  start: z.strictObject({ all: text, found: text }),
  cancel: text,
  cancelled: text,
  failed: text,
});

/** Fixed by the organisation. */
const adminNotices = z.strictObject({
  denied: z.strictObject({ title: text, text: exactText }),
  loadFailed: notice,
  markFailed: notice,
});

const readingLog = z.strictObject({
  heading: text,
  failed: text,
  kinds: z.strictObject({ page: text, search: text, export: text }),
});

/** A lost connection is neither an empty list nor a closed session. */
const secondFactor = z.strictObject({
  heading: text,
  off: text,
  on: text,
  setUp: text,
  remove: text,
  cancel: text,
  qrLabel: text,
  secretLabel: text,
  openApp: text,
  scan: text,
  added: text,
  removed: text,
  needed: text,
  notOffered: text,
});

const adminStates = z.strictObject({
  needsScript: text,
  slow: text,
  connection: notice,
  outOfDate: text,
  retry: text,
  retrying: text,
  signOutFailed: text,
  accountsOff: z.strictObject({ title: text, text, actions: z.array(action) }),
});

/** The shape of every export of content.ts. */
export const schemas = {
  adminTitle: text,
  signOutLabel: text,
  signingOutLabel: text,
  submissions,
  search,
  dayNames: z.strictObject({ today: text, yesterday: text }),
  justNow: text,
  exportWords,
  readingLog,
  adminNotices,
  adminStates,
  secondFactor,
};

export type SubmissionWords = z.infer<typeof submissions>;
export type SearchWords = z.infer<typeof search>;
export type ExportWords = z.infer<typeof exportWords>;
export type ReadingLogWords = z.infer<typeof readingLog>;
export type AdminNotices = z.infer<typeof adminNotices>;
export type SecondFactorWords = z.infer<typeof secondFactor>;
export type AdminStates = z.infer<typeof adminStates>;
