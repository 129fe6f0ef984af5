import type { Session } from '@supabase/supabase-js';
import { backendClient, type BackendClient } from './client';
import { fromAuthError } from './errors';
import { z } from './zod';

/** A time-based second factor (TOTP, RFC 6238); `status` says whether a code has been verified. */
const factorSchema = z.object({ id: z.string(), factor_type: z.literal('totp'), status: z.string() });
const claimsSchema = z.object({ aal: z.string() });

/** The session's authenticator assurance level (NIST 800-63B): `aal2` after a code. */
function assuranceOf({ access_token: token }: Session): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    return claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).aal;
  } catch {
    return undefined;
  }
}

/** The id of the second factor an account has set up; undefined when it has none. */
export function factorOf({ user }: Pick<Session, 'user'>): string | undefined {
  const factors = (user.factors ?? []).map((factor) => factorSchema.safeParse(factor).data);
  return factors.find((factor) => factor?.status === 'verified')?.id;
}

/** The id of the factor whose code a session still lacks. Only decides what is drawn, see private.is_admin(). */
export function missingFactor(session: Session): string | undefined {
  return assuranceOf(session) === 'aal2' ? undefined : factorOf(session);
}

/** Proves a session with a code from its factor. Throws a {@link BackendError} with the server's message. */
export async function proveFactor(factorId: string, code: string, client = backendClient()): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw fromAuthError(error);
}

/** The details an authenticator app needs to generate codes. */
export interface NewFactor {
  id: string;
  /** Opened by an app on this device, or scanned as a QR code by one on another (Key URI Format). */
  uri: string;
  /** Typed in by hand. */
  secret: string;
}

/** The name under which an authenticator app shows the account. */
const ISSUER = 'AZ1 Hockey';

async function removeUnproven(client: BackendClient): Promise<void> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  for (const { id, status } of data.all) {
    if (status !== 'verified') await client.auth.mfa.unenroll({ factorId: id });
  }
}

/**
 * Starts setting up a second factor, which takes effect once {@link proveFactor} has accepted a code. Throws a
 * {@link BackendError} with the server's message.
 */
export async function enrolFactor(client = backendClient()): Promise<NewFactor> {
  try {
    // An unfinished setup would clash with the new one, which has the same name.
    await removeUnproven(client);
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER });
    if (error) throw error;
    return { id: data.id, uri: data.totp.uri, secret: data.totp.secret };
  } catch (error) {
    throw fromAuthError(error);
  }
}

/**
 * Removes the second factor; the server requires a session proven by it. Throws a {@link BackendError} with the
 * server's message.
 */
export async function removeFactor(factorId: string, client = backendClient()): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw fromAuthError(error);
  // The session in this browser still lists the factor.
  await client.auth.refreshSession();
}
