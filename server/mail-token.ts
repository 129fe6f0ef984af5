import { createHmac } from 'node:crypto';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the role `inbound_mail` that expires after some seconds, signed with the key of a project (RFC 7519). */
export function mailToken(key: string, seconds: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { role: 'inbound_mail', iat, exp: iat + seconds };
  const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
