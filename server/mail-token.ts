import { createHmac } from 'node:crypto';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The deployed function keeps its token for years; the local server's never leaves the process. */
const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;

/** Returns a token of the role `inbound_mail`, signed with the key of a project (RFC 7519). */
export function mailToken(key: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { role: 'inbound_mail', iat, exp: iat + TEN_YEARS_S };
  const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
