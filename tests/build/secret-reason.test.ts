import { assert, pre, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { secretReason } from '../../scripts/build/secret-reason';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.c2lnbmF0dXJl`;

it.each([
  ['sb_secret_abc', 'a secret key of Supabase'],
  ['key: sb_secret_abc', 'a secret key of Supabase'],
  ['sbp_0123456789abcdef', 'a personal access token of Supabase'],
  ['-----BEGIN PRIVATE KEY-----\nMII', 'a private key'],
  ['-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
  ['postgresql://postgres:hunter2@db.example.org/postgres', 'the password of a database'],
  [token({ role: 'service_role' }), 'a key with the role service_role'],
  [` ${token({ role: 'postgres' })}\n`, 'a key with the role postgres'],
  ['sb_publishable_abc', undefined],
  ['https://abc.supabase.co', undefined],
  ['postgresql://localhost/postgres', undefined],
  [token({ role: 'anon' }), undefined],
  [token({ sub: 'nobody' }), undefined],
  [token(null), undefined],
  [token('service_role'), undefined],
  ['eyJ.service_role.x', undefined],
  [`${encode({})}.not-json.x`, undefined],
])('%s is recognized as %s', (value, reason) => {
  expect(secretReason(value)).toBe(reason);
});

it('any text can be checked, and a token of any role but the public ones is recognized', () => {
  assert(
    property(string({ unit: 'binary', minLength: 1, maxLength: 30 }), (text) => {
      expect(() => secretReason(`eyJ${text}.${text}.${text}`)).not.toThrow();
      pre(text !== 'anon' && text !== 'authenticated');
      expect(secretReason(token({ role: text }))).toBe(`a key with the role ${text}`);
    }),
  );
});
