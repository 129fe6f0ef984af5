import { CONTACT_LIMITS } from '../../../src/pages/contact/contact-limits.ts';
import { cleaned, cut, oneLine, textOf } from './text.ts';

/** The reason not to keep an email, as the SQL editor shows it. */
export type Reason = 'automatic reply' | 'mailing list' | 'not delivered' | 'no address' | 'too large';

/** The arguments of `public.receive_mail`. */
export interface Submission {
  message_id: string;
  first_name: string;
  last_name: string | null;
  email: string;
  /** Address that replies go to, when that is another one. */
  reply_to: string | null;
  subject: string;
  message: string | null;
  /** Excludes pictures that the text shows in place. */
  attachments: number;
  /** How many characters a cut message had, at least. */
  cut_from: number | null;
  marks: string[];
}

/** Longest values that are read, in characters: the rest is cut off before anything looks at it. */
const READ = { line: 200, header: 2000, text: 100_000, html: 50_000, styles: 200_000 };
const MOST_HEADERS = 200;
const MOST_ATTACHMENTS = 100;

/** Header lines that only machines write (RFC 2919, 3834, 5321, 6522). */
const LEFT_OUT: Record<Exclude<Reason, 'no address' | 'too large'>, RegExp> = {
  'automatic reply': /^(auto-submitted: (?!no\b)|precedence: auto_reply|x-autore(ply|spond): .)/im,
  'mailing list': /^(precedence: (bulk|list|junk)|list-id: .)/im,
  'not delivered':
    /^(return-path: <>$|content-type: multipart\/report\b|from: (mailer-daemon|postmaster)@)/im,
};

/**
 * Header lines with a remark on the sender (RFC 8601, 7208, 2369, SpamAssassin). A forged one can report a failed check,
 * but cannot take one away. Mail services add `List-Unsubscribe` to personal email too.
 */
const MARKS: Record<string, RegExp> = {
  dmarc: /^(authentication-results: .*\bdmarc=fail\b|x-spam-tests: .*\bDMARC_(NONE|QUAR|REJECT)\b)/im,
  spf: /^(authentication-results: .*\bspf=fail\b|received-spf: fail\b|x-spam-tests: .*\bSPF_FAIL\b)/im,
  unsubscribe: /^list-unsubscribe: ./im,
};

const keysThatMatch = <Key extends string>(patterns: Record<Key, RegExp>, text: string): Key[] =>
  (Object.keys(patterns) as Key[]).filter((key) => patterns[key].test(text));

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const list = (value: unknown, most: number): Fields[] =>
  Array.isArray(value) ? value.slice(0, most).map(fields) : [];
const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

const isAddress = (word: string): boolean =>
  word.length <= CONTACT_LIMITS.email && /^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(word);

/** The first address in a header such as `"Gill, Pat" <pat@mail.test>`; '' when there is none. */
function addressIn(header: unknown): string {
  // Cut, a longer one could end in half an address.
  if (typeof header !== 'string' || header.length > READ.header) return '';
  const visible = cleaned(header).replace(/\p{Cf}/gu, '');
  const bracketed = visible.split('<').map((part) => part.split('>', 1).join());
  return [...bracketed.slice(1), ...visible.split(/[\s,;<>"()]/u)].find(isAddress) ?? '';
}

/** The name's first word and the rest. "Gill, Pat", as Exchange writes names, is Pat Gill. */
function splitName(name: string, email: string): [first: string, last: string | null] {
  const written = oneLine(name).replace(/^(['"])(.+)\1$/u, '$2');
  const [last = '', first = '', ...others] = written.split(',').map((part) => part.trim());
  const inOrder = last && first && others.length === 0 ? `${first} ${last}` : written;
  const isMissing = inOrder === '' || inOrder.includes('@');
  const [word = '', ...more] = (isMissing ? email.split('@', 1).join() : inOrder).split(' ');
  return [cut(word, CONTACT_LIMITS.firstName), cut(more.join(' '), CONTACT_LIMITS.lastName) || null];
}

/** The text above a quotation, else the whole text, else the HTML's; and how many characters more there are, at least. */
function wordsOf(mail: Fields, html: string): [words: string, unread: number] {
  for (const written of [mail['StrippedTextReply'], mail['TextBody']]) {
    const words = text(written, READ.text);
    if (words.trim() !== '') return [words, String(written).length - words.length];
  }
  return [textOf(html.slice(0, READ.html)).slice(0, READ.text), Number(html.length > READ.html)];
}

/**
 * Reads Postmark's inbound webhook (https://postmarkapp.com/developer/webhooks/inbound-webhook) as a submission, or
 * gives the reason to leave the email out. Takes parsed JSON; a field that is missing or of another type is empty. A
 * text above a limit of the contact form is cut, and a cut subject comes first in the message.
 */
export function parseMail(payload: unknown): Submission | Reason {
  const mail = fields(payload);
  const from = fields(mail['FromFull']);
  const sender = addressIn(from['Email']) || addressIn(mail['From']);
  const replyTo = addressIn(mail['ReplyTo']);
  const headers = list(mail['Headers'], MOST_HEADERS).map(
    ({ Name, Value }) => `${oneLine(text(Name, READ.line))}: ${oneLine(text(Value, READ.header))}`,
  );
  const header = [...headers, `from: ${sender}`].join('\n');
  const [reason] = keysThatMatch(LEFT_OUT, header);
  if (reason !== undefined) return reason;
  const email = sender || replyTo;
  if (email === '') return 'no address';

  const [first, last] = splitName(text(from['Name'], READ.line) || text(mail['FromName'], READ.line), email);
  const subject = oneLine(text(mail['Subject'], READ.header)) || '(no subject)';
  // Styles before the body alone can be longer than what is read.
  const page = text(mail['HtmlBody'], READ.styles);
  const html = page.slice(Math.max(0, page.search(/<body/i)));
  const [read, unread] = wordsOf(mail, html);
  const words = cleaned(read)
    .replace(/^\s*\n/u, '')
    .trimEnd();
  const message = subject.length > CONTACT_LIMITS.subject ? `${subject}\n\n${words}`.trimEnd() : words;
  const isCut = message.length > CONTACT_LIMITS.message || unread > 0;
  // Some programs send `<>`, `-` or `none`.
  const [, id] = /^message-id: (<[^\s@]+@[^\s@]+>)$/im.exec(header) ?? [];
  const contentIds = list(mail['Attachments'], MOST_ATTACHMENTS).map(({ ContentID }) =>
    text(ContentID, READ.line).replaceAll(/^<|>$/gu, ''),
  );
  return {
    message_id: (id && cut(id, 998)) ?? (oneLine(text(mail['MessageID'], READ.line)) || 'none'),
    first_name: first,
    last_name: last,
    email,
    reply_to: replyTo === '' || replyTo.toLowerCase() === email.toLowerCase() ? null : replyTo,
    subject: cut(subject, CONTACT_LIMITS.subject),
    message: cut(message, CONTACT_LIMITS.message) || null,
    attachments: contentIds.filter((cid) => cid === '' || !html.includes(`cid:${cid}`)).length,
    cut_from: isCut ? Array.from(message).length + unread : null,
    marks: keysThatMatch(MARKS, header),
  };
}
