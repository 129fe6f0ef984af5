import { generateKeyPairSync, sign as signWithKey } from 'node:crypto';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/local-backend';
import { ADMIN, base64url, claimsOf, sign } from '../../support/tokens';

type NamedToken = readonly [name: string, token: string];

/** Secrets that anybody knows: none, lite's default, the Supabase demo's, the variable's name, the public key. */
const KNOWN_SECRETS = [
  '',
  'unsafe-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'env(SUPABASE_JWT_SECRET)',
  LOCAL_PUBLISHABLE_KEY,
];

/** Claims that would open everything if the signature were valid. */
const wanted = () => claimsOf(ADMIN.id);

function rs256(header: Record<string, unknown>): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = `${base64url({ alg: 'RS256', typ: 'JWT', ...header })}.${base64url(wanted())}`;
  return `${text}.${signWithKey('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

/** Tokens that somebody without the secret can make, all for the administrator. */
export function forgedTokens(goodToken: string, memberToken: string): NamedToken[] {
  const [head = '', body = '', signature = ''] = goodToken.split('.');
  const [, memberBody = ''] = memberToken.split('.');
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  return [
    ['alg none', `${base64url({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['alg NONE', `${base64url({ alg: 'NONE', typ: 'JWT' })}.${body}.`],
    ['alg none with a signature', `${base64url({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`],
    ['no alg', `${base64url({ typ: 'JWT' })}.${body}.${signature}`],
    ...[`${head}.${body}.`, `${head}.${body}`, `${goodToken}.x`, body, 'let-me-in', '..'].map(
      (token): NamedToken => [`the form ${token}`, token],
    ),
    ['a flipped bit in the signature', `${head}.${body}.${flipped}`],
    ['somebody else’s signature', `${head}.${body}.${memberToken.split('.')[2] ?? ''}`],
    ['a swapped payload', `${head}.${base64url({ ...wanted(), role: 'service_role' })}.${signature}`],
    ['the member’s payload under the administrator’s signature', `${head}.${memberBody}.${signature}`],
    ...KNOWN_SECRETS.map((secret): NamedToken => [`the secret ${secret}`, sign(wanted(), secret)]),
    ['a key path', sign(wanted(), '', { alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' })],
    ['RS256 with a key of its own', rs256({})],
    ['RS256 with a key in its header', rs256({ jwk: { kty: 'oct', k: base64url('x') } })],
    ['RS256 with the address of a key', rs256({ jku: 'https://keys.example/jwks.json' })],
    ['the service role, forged', sign(claimsOf(ADMIN.id, { role: 'service_role' }), 'x')],
  ];
}
