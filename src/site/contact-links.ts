import { mailBodies, mailSubjects, organization, type MailSubjectId } from './organization.content';

/**
 * Returns a mail link to the organisation with a subject. Its body is the given text, if any, followed by the subject's
 * lines to fill in, if it has some (RFC 6068: CRLF line ends).
 */
export function mailtoLink({ subject, body }: { subject: MailSubjectId; body?: string | undefined }): string {
  const fields = [`subject=${encodeURIComponent(mailSubjects[subject])}`];
  const lines = [body, mailBodies[subject]].filter((part) => part !== undefined).join('\n');
  if (lines !== '') fields.push(`body=${encodeURIComponent(lines.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${organization.email}?${fields.join('&')}`;
}

const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

/**
 * Returns the link that starts a text message to the organisation, or to another number, with a word to send (RFC
 * 5724).
 */
export function smsLink(phone: string = organization.phone, word?: string): string {
  return `sms:${digits(phone)}${word === undefined ? '' : `?body=${encodeURIComponent(word)}`}`;
}

/** Returns the link that calls a number as it is shown (RFC 3966). */
export function telLink(phone: string): string {
  return `tel:${digits(phone)}`;
}
