import { createHmac, type BinaryLike, type KeyObject } from 'node:crypto';

/** The seeded accounts, see supabase/seed.sql. */
export const ADMIN = {
  id: '00000000-0000-4000-8000-00000000000a',
  email: 'admin@az1hockey.test',
  password: 'puckdrop-admin',
};
export const MEMBER = {
  id: '00000000-0000-4000-8000-00000000000b',
  email: 'member@az1hockey.test',
  password: 'puckdrop-member',
};

export function base64url(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return Buffer.from(text).toString('base64url');
}

/** Seconds since 1970, as in tokens. */
export const now = () => Math.floor(Date.now() / 1000);

/** The claims of an access token like the backend's, valid for an hour. */
export function claimsOf(sub: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { sub, aud: 'authenticated', role: 'authenticated', iat: now(), exp: now() + 3600, ...more };
}

/** Signs claims with HMAC-SHA256, whatever the header says. */
export function sign(
  claims: Record<string, unknown>,
  secret: BinaryLike | KeyObject,
  header: Record<string, unknown> = { alg: 'HS256', typ: 'JWT' },
): string {
  const text = `${base64url(header)}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
