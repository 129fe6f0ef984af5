import { addressIn } from './address.ts';
import type { Header } from './headers.ts';
import { textOf } from './html.ts';
import type { Mail } from './mail.ts';

/** Longest values that are read, in characters: the rest is cut off before anything looks at it. */
export const reads = { line: 200, header: 2000, text: 100_000, head: 200_000 };
/** Most entries that are read. */
const MOST_HEADERS = 200;
const MOST_ATTACHMENTS = 100;

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown, most: number): Fields[] =>
  Array.isArray(value) ? value.slice(0, most).map(fields) : [];
/** Drops a longer list, because the cut could leave half an address. */
const address = (value: unknown): string => {
  const header = text(value);
  return header.length > reads.header ? '' : addressIn(header);
};

/** The Content-IDs of the pictures that HTML shows in its text. */
const shownIn = (html: string): Set<string | undefined> =>
  new Set(
    html
      .split('cid:')
      .slice(1)
      .map((part) => part.slice(0, reads.line).split(/["'\s>)]/u, 1)[0]),
  );
const idOf = ({ ContentID }: Fields): string => {
  const id = text(ContentID).slice(0, reads.line);
  return id.startsWith('<') && id.endsWith('>') ? id.slice(1, -1) : id;
};

/**
 * Reads Postmark's inbound webhook (https://postmarkapp.com/developer/webhooks/inbound-webhook) as an email. Takes
 * parsed JSON; a field that is missing or of another type is empty. Nothing else knows Postmark.
 */
export function postmarkMail(payload: unknown): Mail {
  const mail = fields(payload);
  const from = fields(mail['FromFull']);
  const sender = address(from['Email']) || address(mail['From']);
  const headers = list(mail['Headers'], MOST_HEADERS).map(({ Name, Value }): Header => [
    text(Name).slice(0, reads.line).toLowerCase(),
    text(Value).slice(0, reads.header),
  ]);
  const source = text(mail['HtmlBody']);
  // Styles before the body alone can be longer than the limit.
  const head = source.slice(0, reads.head);
  const html = source.slice(Math.max(0, head.indexOf('<body'), head.indexOf('<BODY')));
  const readHtml = html.slice(0, reads.text);
  const shown = shownIn(readHtml);
  // The sender's words above a quotation, then the whole.
  const written = [mail['StrippedTextReply'], mail['TextBody']]
    .map(text)
    .find((one) => one.slice(0, reads.text).trim() !== '');
  return {
    deliveryId: text(mail['MessageID']).slice(0, reads.line),
    name: (text(from['Name']) || text(mail['FromName'])).slice(0, reads.line),
    address: sender,
    replyTo: address(mail['ReplyTo']),
    subject: text(mail['Subject']).slice(0, reads.header),
    text: (written ?? textOf(readHtml)).slice(0, reads.text),
    unread:
      written === undefined ? Number(html.length > reads.text) : Math.max(0, written.length - reads.text),
    headers: [['from', sender], ...headers],
    attachments: list(mail['Attachments'], MOST_ATTACHMENTS).filter((one) => !shown.has(idOf(one))).length,
  };
}
