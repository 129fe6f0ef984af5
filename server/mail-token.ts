import { createHmac } from 'node:crypto';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const DAY_S = 24 * 60 * 60;
const VALID_DAYS = 730;

/** When a token that is made now ends. */
export const mailTokenEnd = (): Date => new Date(Date.now() + VALID_DAYS * DAY_S * 1000);

/** Returns a token of the role `inbound_mail` for two years, signed with the key of a project (RFC 7519). */
export function mailToken(key: string): string {
  const exp = Math.floor(mailTokenEnd().getTime() / 1000);
  const claims = { role: 'inbound_mail', iat: exp - VALID_DAYS * DAY_S, exp };
  const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
