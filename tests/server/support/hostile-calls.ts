import { generateKeyPairSync, sign as signWithKey } from 'node:crypto';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/local-backend';
import { ADMIN, base64url, claimsOf, sign } from './tokens';

export type NamedToken = readonly [name: string, token: string];

/** Claims that would open everything, were the signature good. */
const wanted = () => claimsOf(ADMIN.id);

function rs256(header: Record<string, unknown>): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = `${base64url({ alg: 'RS256', typ: 'JWT', ...header })}.${base64url(wanted())}`;
  return `${text}.${signWithKey('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const none = (alg: string) => base64url({ alg, typ: 'JWT' });

/** Tokens somebody without the secret can make, all of them for the administrator. */
export function forgedTokens(goodToken: string, memberToken: string): NamedToken[] {
  const [head = '', body = '', signature = ''] = goodToken.split('.');
  const [, memberBody = ''] = memberToken.split('.');
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const expired = claimsOf(ADMIN.id, { exp: 1 });
  return [
    ...['none', 'None', 'NONE', 'nOnE'].map((alg): NamedToken => [`alg ${alg}`, `${none(alg)}.${body}.`]),
    ['alg none with a signature', `${none('none')}.${body}.${signature}`],
    ['no alg', `${base64url({ typ: 'JWT' })}.${body}.${signature}`],
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['four parts', `${goodToken}.x`],
    ['one part', body],
    ['not a token', 'let-me-in'],
    ['empty parts', '..'],
    ['a flipped bit in the signature', `${head}.${body}.${flipped}`],
    ['a shortened signature', `${head}.${body}.${signature.slice(0, -4)}`],
    ['somebody else’s signature', `${head}.${body}.${memberToken.split('.')[2] ?? ''}`],
    ['a swapped payload', `${head}.${base64url({ ...wanted(), role: 'service_role' })}.${signature}`],
    ['the member’s payload under the administrator’s signature', `${head}.${memberBody}.${signature}`],
    ['another secret', sign(wanted(), 'another-secret-that-is-long-enough-to-be-one')],
    ['an empty secret', sign(wanted(), '')],
    [
      'the secret of the Supabase demo',
      sign(wanted(), 'super-secret-jwt-token-with-at-least-32-characters-long'),
    ],
    ['the default secret of lite', sign(wanted(), 'unsafe-secret-change-me')],
    ['the name of the variable as the secret', sign(wanted(), 'env(SUPABASE_JWT_SECRET)')],
    ['the publishable key as the secret', sign(wanted(), LOCAL_PUBLISHABLE_KEY)],
    ['a key path', sign(wanted(), '', { alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' })],
    ['RS256 with a key of its own', rs256({})],
    ['RS256 with a key in its header', rs256({ jwk: { kty: 'oct', k: base64url('x') } })],
    ['RS256 with the address of a key', rs256({ jku: 'https://keys.example/jwks.json' })],
    ['expired and forged', sign(expired, 'x')],
    ['the service role, forged', sign(claimsOf(ADMIN.id, { role: 'service_role' }), 'x')],
  ];
}
