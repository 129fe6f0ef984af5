import { noiseIn } from './noise.ts';
import { ownWords, plainText } from './own-words.ts';

export interface Sender {
  /** Decoded; empty when there is none. */
  name: string;
  address: string;
}

/** A mail as every format is mapped to. What it does not have is empty. */
export interface Mail {
  /** Those who may be answered, best first. */
  senders: readonly Sender[];
  subject: string;
  text: string;
  html: string;
  /** By name in small letters, unfolded. Of a repeated one, the first. */
  headers: ReadonlyMap<string, string>;
  /** Without pictures that the text shows in its own place. */
  attachments: number;
}

/** The arguments of `public.receive_mail`. */
export interface Submission {
  message_id: string;
  first_name: string;
  last_name: string | null;
  email: string;
  subject: string;
  message: string | null;
  attachments: number;
  cut_from: number | null;
}

/** The limits of the contact schema, and the longest line of a mail (RFC 5322, 2.1.1). */
export const limits = {
  firstName: 50,
  lastName: 50,
  email: 255,
  subject: 100,
  message: 2000,
  messageId: 998,
};

/** What the database takes for an address. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/u;
const NO_SUBJECT = '(no subject)';
/** Where even the address has nothing that can be read. */
const NO_NAME = '?';
/** Longer texts are cut before they are looked at: the time of a function is limited. */
const LONGEST_TEXT = 500_000;
const LONGEST_LINE = 10_000;

/** PostgreSQL takes neither NUL nor half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** One line, without what would turn the direction of the words around it. */
const line = (text: string) =>
  storable(text.slice(0, LONGEST_LINE))
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** At most so many UTF-16 units, as the schema counts, and no half of a character. */
const cut = (text: string, limit: number) =>
  text
    .slice(0, limit)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();

/** "Gill, Pat", as Exchange writes names, is Pat Gill. An address in place of a name is none. */
function nameOf({ name, address }: Sender): { first: string; last: string | null } {
  const written = line(name).replace(/^(['"])(.*)\1$/u, '$2');
  const [, last, first] = /^([^,]+), ?([^,]+)$/u.exec(written) ?? [];
  const whole = first && last ? `${first} ${last}` : written;
  const [local = ''] = address.split('@');
  const fallback = line(local) || NO_NAME;
  const [word = '', ...more] = (whole.includes('@') || whole === '' ? fallback : whole).split(' ');
  return {
    first: cut(word, limits.firstName),
    last: cut(more.join(' ').trim(), limits.lastName) || null,
  };
}

/** Without a Message-ID, a repeated delivery is known by when it was sent and what it says. */
async function idOf({ headers }: Mail, said: readonly unknown[]): Promise<string> {
  const given = line(headers.get('message-id') ?? '');
  if (given !== '' && given.length <= limits.messageId) return given;
  const all = new TextEncoder().encode(JSON.stringify([given, headers.get('date'), ...said]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `<${hex}@without-message-id>`;
}

/**
 * Turns a mail into a submission; undefined when it is noise or has no sender who could be answered. What is over a
 * limit is cut: `cut_from` says how many characters a cut message had, and a cut subject comes first in the message.
 */
export async function submissionOf(mail: Mail): Promise<Submission | undefined> {
  const sender = mail.senders.find(
    ({ address }) => ADDRESS.test(storable(address)) && address.length <= limits.email,
  );
  if (sender === undefined || noiseIn(mail)) return undefined;
  const subject = line(mail.subject) || NO_SUBJECT;
  const text = mail.text.trim() === '' ? plainText(mail.html.slice(0, LONGEST_TEXT)) : mail.text;
  const words = ownWords(storable(text.slice(0, LONGEST_TEXT)), subject);
  const message = subject.length > limits.subject ? `${subject}\n\n${words}`.trimEnd() : words;
  const kept = cut(message, limits.message);
  const { first, last } = nameOf(sender);
  return {
    message_id: await idOf(mail, [sender.address, subject, message]),
    first_name: first,
    last_name: last,
    email: storable(sender.address),
    subject: cut(subject, limits.subject),
    message: kept || null,
    attachments: mail.attachments,
    cut_from: message.length > limits.message ? Array.from(message).length : null,
  };
}
