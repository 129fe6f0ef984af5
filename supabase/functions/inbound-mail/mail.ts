import { marksOf, reasonToLeaveOut, type Header, type Mark, type Reason } from './headers.ts';
import { cleaned, cut, oneLine, withoutBlankEnds } from './text.ts';

/** An email, mapped from the provider's format. Missing parts are empty. No field is longer than its limit. */
export interface Mail {
  /** The provider's own id, the same for every delivery of the email. */
  deliveryId: string;
  name: string;
  address: string;
  replyTo: string;
  subject: string;
  text: string;
  /** How many characters of the text are over the limit, at least: of HTML, 1 where more markup follows. */
  unread: number;
  headers: readonly Header[];
  /** Excludes pictures that the text shows in place. */
  attachments: number;
}

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
  attachments: number;
  cut_from: number | null;
  marks: Mark[];
}

/** The limits of the contact schema. */
export const limits = { firstName: 50, lastName: 50, subject: 100, message: 2000 };

/** RFC 5322, 2.1.1: a longer line is not valid. */
const LONGEST_ID = 998;
const NO_SUBJECT = '(no subject)';

/**
 * Splits a name: "Gill, Pat", as Exchange writes names, is Pat Gill. Without a name, or with an address as name, the
 * mailbox's name is used.
 */
function nameOf({ name, address }: Mail): { first: string; last: string | null } {
  const written = oneLine(name);
  const quoted = /^['"]/.test(written) && written.length > 1 && written.at(-1) === written[0];
  const whole = quoted ? written.slice(1, -1).trim() : written;
  const [last = '', first = '', ...others] = whole.split(',').map((part) => part.trim());
  const inOrder = last && first && others.length === 0 ? `${first} ${last}` : whole;
  const [mailbox = ''] = address.split('@');
  const [word = '', ...more] = (inOrder === '' || inOrder.includes('@') ? mailbox : inOrder).split(' ');
  return { first: cut(word, limits.firstName), last: cut(more.join(' '), limits.lastName) || null };
}

/** The Message-ID, where it has the form `<x@y>`: some programs send `<>`, `-` or `none`. */
function idOf({ headers, deliveryId }: Mail): string {
  const [, given = ''] = headers.find(([name]) => name === 'message-id') ?? [];
  const id = oneLine(given);
  const at = id.indexOf('@');
  const isId = id.startsWith('<') && id.endsWith('>') && at > 1 && at < id.length - 2 && !id.includes(' ');
  return isId && id.length <= LONGEST_ID ? id : oneLine(deliveryId) || 'none';
}

/**
 * Turns an email into a submission, or gives the reason to leave it out. A text above a limit of the schema is cut:
 * `cut_from` is the number of characters a cut message had, and a cut subject comes first in the message.
 */
export function submissionOf(mail: Mail): Submission | Reason {
  const reason = reasonToLeaveOut(mail.headers);
  if (reason !== undefined) return reason;
  const email = mail.address || mail.replyTo;
  if (email === '') return 'no address';
  const subject = oneLine(mail.subject) || NO_SUBJECT;
  const words = withoutBlankEnds(cleaned(mail.text));
  const message = subject.length > limits.subject ? `${subject}\n\n${words}`.trimEnd() : words;
  const isCut = message.length > limits.message || mail.unread > 0;
  const { first, last } = nameOf({ ...mail, address: email });
  return {
    message_id: idOf(mail),
    first_name: first,
    last_name: last,
    email,
    reply_to: mail.replyTo === '' || mail.replyTo.toLowerCase() === email.toLowerCase() ? null : mail.replyTo,
    subject: cut(subject, limits.subject),
    message: cut(message, limits.message) || null,
    attachments: mail.attachments,
    cut_from: isCut ? Array.from(message).length + mail.unread : null,
    marks: marksOf(mail.headers),
  };
}
