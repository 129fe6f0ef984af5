import { submissions } from '@/content/admin';

/**
 * Returns a link to a mail that answers a sender. What they typed as their address cannot change its subject or add
 * a text or other receivers.
 */
export function replyLink(email: string): string {
  const receiver = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${receiver}?subject=${encodeURIComponent(submissions.replySubject)}`;
}
