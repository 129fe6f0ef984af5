import type { Session } from '@supabase/supabase-js';
import { backendClient, type BackendClient } from './client';
import { fromAuthError } from './errors';
import { isSession } from './stored-session';
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
export function readMailLink(address: string): MailLink | 'refused' | 'opened' {
  const parameters = new URLSearchParams(address.replaceAll(/[?#]/g, '&'));
  const { data: link } = linkSchema.safeParse(Object.fromEntries(parameters));
  if (link) return link;
  return parameters.has('access_token') ? 'opened' : 'refused';
}

/** GoTrue's code for a link that is too old, already used, or was never valid. */
const EXPIRED = 'otp_expired';

/** Returns whether an error of {@link openMailLink} means that only a new link helps. */
export const needsNewLink = (error: unknown): boolean => fromAuthError(error).code === EXPIRED;

/** GoTrue's limit, which only known addresses can hit: one email a minute, and a limited number an hour. */
const MAIL_LIMIT = 'over_email_send_rate_limit';

/**
 * Requests an email with a link to set a new password. The outcome is the same for an address without an account.
 * Throws a {@link BackendError} with the server's message.
 */
export async function requestPasswordReset(email: string, client = backendClient()): Promise<void> {
  const redirectTo = `${window.location.origin}/auth`;
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== MAIL_LIMIT) throw fromAuthError(error);
}

/** Redeems a link and returns its session, which `client` holds. Throws a {@link BackendError}. */
export async function openMailLink(link: MailLink, client: BackendClient): Promise<Session> {
  try {
    const { data, error } =
      'token_hash' in link ? await client.auth.verifyOtp(link) : await client.auth.setSession(link);
    if (error) throw error;
    if (!isSession(data.session)) throw new TypeError('The answer to a link holds no session.');
    return data.session;
  } catch (error) {
    throw fromAuthError(error);
  }
}

/**
 * Sets the password of the account that `client` has opened, ends its other sessions where that works, and signs this browser in. Throws
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
