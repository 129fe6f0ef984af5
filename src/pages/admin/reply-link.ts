import { labels } from './content';
import { wrote } from './sentences';

/** A longer link opens an empty email, or none, on some systems. */
const MAX_LINK_LENGTH = 2000;

const CUT_MARK = '[...]';
const LINE_END = '\r\n';

function replySubject(subject: string): string {
  const line = subject.replace(/\s+/g, ' ').trim();
  if (line === '') return labels.replySubject;
  return /^re:/i.test(line) ? line : `Re: ${line}`;
}

/** Cuts a text to at most this many characters once encoded, with a mark where it was cut. */
function cutTo(room: number, text: string): string {
  if (encodeURIComponent(text).length <= room) return text;
  let left = room - encodeURIComponent(CUT_MARK).length;
  let kept = '';
  for (const character of text) {
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    kept += character;
  }
  return kept + CUT_MARK;
}

/**
 * Returns a link to an email that answers a submission: its subject with "Re:", its message quoted below an empty line,
 * cut where the link would become too long. Nothing in a submission can add recipients or other fields.
 */
export function replyLink({
  name,
  email,
  subject,
  message,
}: Record<'name' | 'email' | 'subject' | 'message', string>): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const link = `mailto:${recipient}?subject=${encodeURIComponent(replySubject(subject))}`;
  if (message.trim() === '') return link;
  const quoted = message
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join(LINE_END);
  const body = `${LINE_END}${LINE_END}${wrote(name || email)}${LINE_END}${quoted}`;
  return `${link}&body=${encodeURIComponent(cutTo(MAX_LINK_LENGTH - link.length - '&body='.length, body))}`;
}
