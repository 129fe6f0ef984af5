import type { Session } from '@supabase/supabase-js';
import { backendClient, request } from './client';

/** Whether a code was entered in this session (the claim `aal`, authenticator assurance level). */
function hasCode({ access_token: token }: Session): boolean {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal === 'aal2';
  } catch {
    return false;
  }
}

/** The id of the second factor (TOTP, RFC 6238) that an account has set up; undefined when it has none. */
export function factorOf({ user }: Pick<Session, 'user'>): string | undefined {
  return user.factors?.find((factor) => factor.factor_type === 'totp' && factor.status === 'verified')?.id;
}

/** The id of the factor whose code a session still lacks. Only decides what is drawn, see private.is_admin(). */
export function missingFactor(session: Session): string | undefined {
  return hasCode(session) ? undefined : factorOf(session);
}

/** Verifies a code and raises the session to `aal2`. Throws a BackendError with the server's message. */
export async function verifyCode(factorId: string, code: string, client = backendClient()): Promise<void> {
  await request(client.auth.mfa.challengeAndVerify({ factorId, code }));
}

/** The name under which an authenticator app shows the account. */
const ISSUER = 'AZ1 Hockey';

/**
 * Starts setting up a second factor, which takes effect once {@link verifyCode} has accepted a code. Returns what an
 * authenticator app needs: `uri` to open or to scan as a QR code (Key URI Format), `secret` to type in.
 */
export async function enrolFactor() {
  const { mfa } = backendClient().auth;
  // An unfinished setup would clash with the new one, which has the same name.
  const { all } = await request(mfa.listFactors());
  for (const { id, status } of all) {
    if (status !== 'verified') await mfa.unenroll({ factorId: id });
  }
  const { id, totp } = await request(mfa.enroll({ factorType: 'totp', issuer: ISSUER }));
  return { id, uri: totp.uri, secret: totp.secret };
}

/** Removes the second factor; the server requires a session with a code. */
export async function removeFactor(factorId: string): Promise<void> {
  const { auth } = backendClient();
  await request(auth.mfa.unenroll({ factorId }));
  // The session in this browser still lists the factor.
  await auth.refreshSession();
}
