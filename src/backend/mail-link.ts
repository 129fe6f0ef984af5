import type { Session } from '@supabase/supabase-js';
import { backendClient, request, type BackendClient } from './client';
import { BackendError } from './errors';
import { z } from './zod';

const filledIn = z.string().min(1);

/** A link from supabase/templates, not redeemed yet, or one of GoTrue's own, which already carries a session. */
const linkSchema = z.union([
  z.object({ token_hash: filledIn, type: z.enum(['recovery', 'invite', 'signup']) }),
  z.object({ access_token: filledIn, refresh_token: filledIn, type: z.enum(['recovery', 'invite']) }),
]);

export type MailLink = z.infer<typeof linkSchema>;

/**
 * Reads the address that an email led to:
 * - a link that opens an account once redeemed; the account may be a stranger's
 * - `refused`: the server has already refused it
 * - `opened`: confirming an address was all there was to do, and the server has done it
 */
export function readMailLink(address: string | undefined): MailLink | 'refused' | 'opened' | undefined {
  if (address === undefined) return undefined;
  const parameters = new URLSearchParams(address.replaceAll(/[?#]/g, '&'));
  const { data: link } = linkSchema.safeParse(Object.fromEntries(parameters));
  return link ?? (parameters.has('access_token') ? 'opened' : 'refused');
}

const hasCode = (error: unknown, code: string) => error instanceof BackendError && error.code === code;

/** Whether an error of {@link openMailLink} means that the link is too old, already used, or was never valid. */
export const needsNewLink = (error: unknown): boolean => hasCode(error, 'otp_expired');

/**
 * Requests an email with a link to set a new password. The outcome is the same for an address without an account.
 * Throws a BackendError with the server's message.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = `${window.location.origin}/auth`;
  try {
    await request(backendClient().auth.resetPasswordForEmail(email, { redirectTo }));
  } catch (error) {
    // Only known addresses can be emailed too often.
    if (!hasCode(error, 'over_email_send_rate_limit')) throw error;
  }
}

/**
 * Redeems a link and returns its session, which `client` holds. Confirming an address returns none: somebody else may
 * have created the account, with a password of their own. Throws a BackendError.
 */
export async function openMailLink(link: MailLink, client: BackendClient): Promise<Session | undefined> {
  const opening = 'token_hash' in link ? client.auth.verifyOtp(link) : client.auth.setSession(link);
  const { session } = await request(opening);
  if (!session) throw new TypeError('The answer to a link holds no session.');
  if (link.type !== 'signup') return session;
  await client.auth.signOut({ scope: 'local' });
  return undefined;
}

/**
 * Sets the password of the account that `client` has opened, ends its other sessions and signs this browser in. Returns
 * whether the other sessions have ended. Throws a BackendError with the server's message.
 */
export async function setPassword(password: string, client: BackendClient): Promise<boolean> {
  await request(client.auth.updateUser({ password }));
  const { session } = await request(client.auth.getSession());
  if (!session) throw new TypeError('The session of the link is gone.');
  // `auth.signOut` would report a refusal as success.
  const { error } = await client.auth.admin.signOut(session.access_token, 'others');
  await request(backendClient().auth.setSession(session));
  return error === null;
}
