// @vitest-environment node
import { assert, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretReason } from '../../scripts/build/secret-reason';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.c2lnbmF0dXJl`;

describe('secretReason', () => {
  it.each([
    ['sb_secret_abc', 'a secret key of Supabase'],
    ['key: sb_secret_abc', 'a secret key of Supabase'],
    ['sbp_0123456789abcdef', 'a personal access token of Supabase'],
    ['-----BEGIN PRIVATE KEY-----\nMII', 'a private key'],
    ['-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
    ['postgresql://postgres:hunter2@db.example.org/postgres', 'the password of a database'],
    [token({ role: 'service_role' }), 'a key with the role service_role'],
    [` ${token({ role: 'postgres' })}\n`, 'a key with the role postgres'],
  ])('knows %s', (value, reason) => {
    expect(secretReason(value)).toBe(reason);
  });

  it.each([
    'sb_publishable_abc',
    'https://abc.supabase.co',
    'postgresql://localhost/postgres',
    token({ role: 'anon' }),
    token({ sub: 'nobody' }),
    token(null),
    token('service_role'),
    'eyJ.service_role.x',
    `${encode({})}.not-json.x`,
  ])('lets %s pass', (value) => {
    expect(secretReason(value)).toBeUndefined();
  });

  it('answers to any text', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(['string', 'undefined']).toContain(typeof secretReason(`eyJ${text}.${text}.${text}`));
      }),
    );
  });

  it('finds every role but the public ones', () => {
    assert(
      property(string({ minLength: 1 }), (role) => {
        pre(role !== 'anon' && role !== 'authenticated');
        expect(secretReason(token({ role }))).toBe(`a key with the role ${role}`);
      }),
    );
  });
});
