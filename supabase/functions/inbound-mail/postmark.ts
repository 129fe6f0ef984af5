import { addressParser } from 'postal-mime';
import type { Mail, Sender } from './mail.ts';

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);

/** Whether the text of a mail shows an attached picture in its own place. */
export const isShownIn = (html: string, contentId: string): boolean =>
  contentId !== '' && html.includes(`cid:${contentId.replace(/^<|>$/g, '')}`);

/**
 * The inbound webhook of Postmark (https://postmarkapp.com/developer/webhooks/inbound-webhook) as a mail. Takes parsed
 * JSON; a field that is missing or of another type is empty. This is all that knows of Postmark.
 */
export function postmarkMail(payload: unknown): Mail {
  const { FromFull, From, FromName, ReplyTo, Subject, TextBody, HtmlBody, Headers, Attachments } =
    fields(payload);
  const from = fields(FromFull);
  const writer = { name: text(from['Name']) || text(FromName), address: text(from['Email']) || text(From) };
  const replyTo: Sender[] = addressParser(text(ReplyTo), { flatten: true }).map((box) => ({
    name: writer.name,
    address: box.address ?? '',
  }));
  const headers = new Map<string, string>([['from', writer.address]]);
  for (const { Name, Value } of list(Headers)) {
    const name = text(Name).toLowerCase();
    if (!headers.has(name)) headers.set(name, text(Value));
  }
  const html = text(HtmlBody);
  return {
    senders: [...replyTo, writer],
    subject: text(Subject),
    text: text(TextBody),
    html,
    headers,
    attachments: list(Attachments).filter(({ ContentID }) => !isShownIn(html, text(ContentID))).length,
  };
}
