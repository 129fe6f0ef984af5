import PostalMime, { type Address } from 'postal-mime';
import type { Mail, Sender } from './mail.ts';
import { isShownIn } from './postmark.ts';

const mailboxes = (addresses: readonly (Address | undefined)[] = []): Sender[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (address.group ?? [address])));

/** A mail as it went over the wire (RFC 5322), as a mail server of one's own hands it on. Rejects one nested too deep. */
export async function mimeMail(raw: Uint8Array): Promise<Mail> {
  const mail = await PostalMime.parse(raw);
  const headers = new Map<string, string>();
  for (const { key, value } of mail.headers) if (!headers.has(key)) headers.set(key, value);
  const from = mailboxes([mail.from]);
  const name = from[0]?.name ?? '';
  const html = mail.html ?? '';
  return {
    senders: [
      ...mailboxes(mail.replyTo).map(({ address }) => ({ name, address })),
      ...from,
      ...mailboxes([mail.sender]),
    ],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html,
    headers,
    attachments: mail.attachments.filter(({ contentId = '' }) => !isShownIn(html, contentId)).length,
  };
}
