import { sessionBody } from './session-body';

/** The second factor of the account, as GoTrue lists it. */
const factor = {
  id: 'f1',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: '',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
};

/** An access token that says how its session was authenticated; nothing here checks its signature. */
export function accessToken(aal: 'aal1' | 'aal2'): string {
  const claims = { sub: 'u1', aal, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify(claims))}.c2ln`.replaceAll('=', '');
}

/** A session of an account with a second factor, or with one that was never verified. */
export function factorSession(aal: 'aal1' | 'aal2', status = 'verified') {
  const { user } = sessionBody();
  return sessionBody({
    access_token: accessToken(aal),
    user: { ...user, factors: [{ ...factor, status }] },
  });
}

/** Names of requests. */
export const READ_USER = 'GET /auth/v1/user';
export const ENROL = 'POST /auth/v1/factors';
export const CHALLENGE = 'POST /auth/v1/factors/f1/challenge';
export const PROVE = 'POST /auth/v1/factors/f1/verify';
export const UNENROL = 'DELETE /auth/v1/factors/f1';

/** The answers of GoTrue v2.180 when codes are requested and verified; `123456` is the right one. */
export const factorAnswers = {
  [CHALLENGE]: () => Response.json({ id: 'c1', type: 'totp', expires_at: 1_795_000_000 }),
  [PROVE]: ({ body }: { body: unknown }) =>
    (body as { code: string }).code === '123456'
      ? Response.json(factorSession('aal2'))
      : Response.json(
          { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
          { status: 422, headers: { 'x-supabase-api-version': '2024-01-01' } },
        ),
};
