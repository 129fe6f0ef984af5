import type { Session } from '@supabase/supabase-js';
import { backendClient, type BackendClient } from './client';
import { fromAuthError } from './errors';
import { isSession } from './stored-session';
import { z } from './zod';

/** A link of supabase/templates, not opened yet. */
const linkSchema = z.object({
  token_hash: z.string().min(1),
  type: z.enum(['recovery', 'invite', 'signup']),
});

export type MailLink = z.infer<typeof linkSchema>;

/**
 * What an address says that a mail led to:
 * - a link that opens an account once it is asked to
 * - `refused`: the server has already refused it
 * - `opened`: the server has already opened it and sent the tokens of a session along, which may be a stranger's
 */
export function readMailLink(address: string): MailLink | 'refused' | 'opened' {
  const parameters = new URLSearchParams(address.replaceAll(/[?#]/g, '&'));
  const { data: link } = linkSchema.safeParse(Object.fromEntries(parameters));
  if (link) return link;
  return parameters.has('access_token') ? 'opened' : 'refused';
}

/** The code of GoTrue for a link that is too old, was used, or never was one. */
const EXPIRED = 'otp_expired';

/** Whether an error of {@link openMailLink} means that only a new link helps. */
export const needsNewLink = (error: unknown): boolean => fromAuthError(error).code === EXPIRED;

/** GoTrue answers so for known addresses only: one mail a minute, and so many an hour. */
const MAIL_LIMIT = 'over_email_send_rate_limit';

/**
 * Has a mail sent with a link to set a new password. Ends the same way for an address without an account. Throws a
 * {@link BackendError} with the server's message.
 */
export async function requestPasswordReset(email: string, client = backendClient()): Promise<void> {
  const redirectTo = `${window.location.origin}/auth`;
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== MAIL_LIMIT) throw fromAuthError(error);
}

/** Uses a link up and returns the session it opens, which `client` holds. Throws a {@link BackendError}. */
export async function openMailLink({ token_hash, type }: MailLink, client: BackendClient): Promise<Session> {
  try {
    const { data, error } = await client.auth.verifyOtp({ token_hash, type });
    if (error) throw error;
    if (!isSession(data.session)) throw new TypeError('The answer to a link holds no session.');
    return data.session;
  } catch (error) {
    throw fromAuthError(error);
  }
}

/**
 * Sets the password of the account that `client` has opened, ends its other sessions and signs this browser in. Throws
 * a {@link BackendError} with the server's message.
 */
export async function setPassword(
  password: string,
  client: BackendClient,
  browser = backendClient(),
): Promise<void> {
  try {
    const { error } = await client.auth.updateUser({ password });
    if (error) throw error;
    await client.auth.signOut({ scope: 'others' });
    const { data } = await client.auth.getSession();
    if (!isSession(data.session)) throw new TypeError('The session of the link is gone.');
    const signedIn = await browser.auth.setSession(data.session);
    if (signedIn.error) throw signedIn.error;
  } catch (error) {
    throw fromAuthError(error);
  }
}
