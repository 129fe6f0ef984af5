/** A header of an email: its name in lower case and its value, unfolded. */
export type Header = readonly [name: string, value: string];

/** The reason not to keep an email, as the SQL editor shows it. */
export type Reason = 'automatic reply' | 'mailing list' | 'not delivered' | 'no address';
/** A remark on an email that is kept. */
export type Mark = 'dmarc' | 'spf' | 'unsubscribe';

/** Headers that only machines set, and the values that say so. */
const LEFT_OUT: readonly (readonly [Reason, name: string, value: RegExp])[] = [
  ['automatic reply', 'auto-submitted', /^(?!no\b)/i], // RFC 3834, 5
  ['automatic reply', 'precedence', /^auto_reply/i],
  ['automatic reply', 'x-autoreply', /./],
  ['automatic reply', 'x-autorespond', /./],
  ['mailing list', 'precedence', /^(bulk|list|junk)/i],
  ['mailing list', 'list-id', /./], // RFC 2919
  ['not delivered', 'return-path', /^<>$/], // RFC 5321, 4.5.5
  ['not delivered', 'content-type', /^multipart\/report\b/i], // RFC 6522
  ['not delivered', 'from', /\b(mailer-daemon|postmaster)@/i],
];

/** Checks every such header: a forged one can report a failure, but cannot take one away. */
const MARKS: readonly (readonly [Mark, name: string, value: RegExp])[] = [
  ['dmarc', 'authentication-results', /\bdmarc=fail\b/i], // RFC 8601
  ['dmarc', 'x-spam-tests', /\bDMARC_(NONE|QUAR|REJECT)\b/], // SpamAssassin
  ['spf', 'authentication-results', /\bspf=fail\b/i],
  ['spf', 'received-spf', /^fail\b/i], // RFC 7208, 9.1
  ['spf', 'x-spam-tests', /\bSPF_FAIL\b/],
  ['unsubscribe', 'list-unsubscribe', /./], // RFC 2369; mail services add it to personal email too
];

const matches =
  (headers: readonly Header[]) =>
  ([, name, value]: readonly [unknown, string, RegExp]): boolean =>
    headers.some(([of, said]) => of === name && value.test(said.trim()));

/** The reason why an email is not from a person; undefined when it may be. */
export const reasonToLeaveOut = (headers: readonly Header[]): Reason | undefined =>
  LEFT_OUT.find(matches(headers))?.[0];

/** The remarks on an email, each once, in alphabetical order. */
export const marksOf = (headers: readonly Header[]): Mark[] => [
  ...new Set(MARKS.filter(matches(headers)).map(([mark]) => mark)),
];
