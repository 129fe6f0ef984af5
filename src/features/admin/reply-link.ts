/** Returns a mail link to a sender. What they typed as their address cannot add a subject, a text or other receivers. */
export function replyLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
