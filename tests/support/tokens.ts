import { createHmac } from 'node:crypto';

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

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of an access token like the backend's, valid for an hour. */
export function claimsOf(sub: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return { sub, aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 3600, ...more };
}

/** Signs claims with HMAC-SHA256. */
export function sign(claims: Record<string, unknown>, secret: string): string {
  const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
