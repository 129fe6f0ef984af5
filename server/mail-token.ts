import { createHmac } from 'node:crypto';

/** Two years, as docs/deploy.md gives the token of a hosted project. */
const VALID_S = 730 * 24 * 60 * 60;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token of the role `inbound_mail` (RFC 7519), signed with the key of the embedded backend. */
export function mailToken(key: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { role: 'inbound_mail', iat, exp: iat + VALID_S };
  const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
