import type { Mail } from './mail.ts';

/** Headers that only machines set, and the values that say so. */
const NOISE: readonly (readonly [name: string, value: RegExp])[] = [
  ['auto-submitted', /^(?!no\b)/i], // RFC 3834, 5
  ['precedence', /^(bulk|list|junk|auto_reply)/i],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['list-id', /./], // RFC 2919
  ['list-unsubscribe', /./], // RFC 2369
  ['return-path', /^<>$/], // RFC 5321, 4.5.5: not delivered
  ['content-type', /^multipart\/report\b/i], // RFC 6522
  ['from', /\b(mailer-daemon|postmaster)@/i],
];

/** Whether a mail was sent by an automatic reply, a mailing list or a mail server. */
export function noiseIn({ headers }: Pick<Mail, 'headers'>): boolean {
  return NOISE.some(([name, value]) => {
    const said = headers.get(name)?.trim();
    return said !== undefined && value.test(said);
  });
}
