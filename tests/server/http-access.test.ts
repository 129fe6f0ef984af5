import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackedBackend } from './support/attacked-backend';
import { forgedTokens } from './support/hostile-calls';
import { hostileReads } from './support/hostile-queries';
import { apikey, bearer, call, type Call } from './support/http';
import { quietErrors } from './support/quiet-errors';
import { ADMIN, claimsOf, MEMBER, now } from './support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const ROLES = '/rest/v1/user_roles';
const TABLES = [SUBMISSIONS, ROLES];

quietErrors();
const { backend, hostile, token } = attackedBackend();
const adminToken = () => token(claimsOf(ADMIN.id));
const memberToken = () => token(claimsOf(MEMBER.id));

/** Sends one call to both tables and expects the same status of each. */
async function expectStatus(statuses: readonly number[], name: string, options: Call, query = '') {
  for (const path of TABLES) {
    const answer = await hostile(path + query, options);
    expect.soft(statuses, `${name}, ${path}${query}: ${answer.text}`).toContain(answer.status);
  }
}

describe('nobody reads a table', () => {
  it('without an account, without the key or with another', async () => {
    const keyAsToken = { authorization: `Bearer ${apikey.apikey}` };
    const kinds: Record<string, string>[] = [
      apikey,
      { ...apikey, prefer: 'count=exact' },
      { ...apikey, ...keyAsToken },
      { ...apikey, authorization: 'Bearer ' },
      { ...apikey, authorization: 'Basic YWRtaW46YWRtaW4=' },
      {},
      keyAsToken,
      ...['', 'x', 'null', 'sb_secret_local', 'service_role', 'sb_publishable_another'].map((key) => ({
        apikey: key,
        authorization: `Bearer ${key}`,
      })),
    ];
    for (const headers of kinds) {
      await expectStatus([401], JSON.stringify(headers), { headers });
      await expectStatus([401], JSON.stringify(headers), { headers }, '?select=*&limit=1');
    }
    await expectStatus([401], 'HEAD', { method: 'HEAD', headers: { ...apikey, prefer: 'count=exact' } });
  });

  it('with a forged token, of at least 20 kinds', async () => {
    const tokens = forgedTokens(adminToken(), memberToken());
    expect(tokens.length).toBeGreaterThanOrEqual(20);
    for (const [name, forged] of tokens) {
      await expectStatus([401], name, { headers: bearer(forged) });
      const user = await hostile('/auth/v1/user', { headers: bearer(forged) });
      expect.soft([401, 403], name).toContain(user.status);
      const out = await hostile('/auth/v1/logout', { method: 'POST', headers: bearer(forged) });
      expect.soft([401, 403], name).toContain(out.status);
    }
  });

  it('with a token that is too old, or from the future', async () => {
    for (const times of [{ exp: now() - 1 }, { exp: now() - 3600 }, { nbf: now() + 3600 }]) {
      await expectStatus([401], JSON.stringify(times), { headers: bearer(token(claimsOf(ADMIN.id, times))) });
    }
  });

  it('with a good token in the wrong place', async () => {
    const good = adminToken();
    for (const headers of [
      { cookie: `sb-access-token=${good}; access_token=${good}` },
      { authorization: `bearer ${good}` },
      { authorization: `Token ${good}` },
      { authorization: good },
      { apikey: good },
      { apikey: good, authorization: `Bearer ${good}` },
      { 'x-forwarded-authorization': `Bearer ${good}` },
      { 'request.jwt.claims': JSON.stringify(claimsOf(ADMIN.id)) },
      { 'x-role': 'service_role', role: 'service_role', 'x-user-id': ADMIN.id },
    ]) {
      await expectStatus([401], JSON.stringify(headers), { headers: { ...apikey, ...headers } });
    }
    for (const name of ['access_token', 'token', 'jwt']) {
      await expectStatus([400, 401], name, { headers: apikey }, `?${name}=${good}`);
    }
  });

  it.each([
    ['an unknown account', claimsOf('99999999-0000-4000-8000-000000000009')],
    ['nobody', { ...claimsOf(''), sub: undefined }],
    ['the member who claims to be an administrator', claimsOf(MEMBER.id, { user_role: 'admin' })],
    ['the member with admin in user_metadata', claimsOf(MEMBER.id, { user_metadata: { role: 'admin' } })],
    ['the member with admin in app_metadata', claimsOf(MEMBER.id, { app_metadata: { role: 'admin' } })],
    ['a subject that is no UUID', claimsOf('admin')],
    ['SQL as subject', claimsOf("' or true --")],
    ['a role that does not exist', claimsOf(ADMIN.id, { role: 'superuser' })],
    ['SQL as role', claimsOf(ADMIN.id, { role: 'anon; reset role' })],
    ['a number as role', claimsOf(ADMIN.id, { role: 5 })],
  ])('with a well signed token for %s', async (_name, claims) => {
    const answer = await hostile(SUBMISSIONS, { headers: bearer(token(claims)) });
    if (answer.status === 200) expect(answer.json).toEqual([]);
    else expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

it('an administrator reaches neither accounts nor password hashes by a hostile query', async () => {
  for (const { method, path, headers } of fc.sample(hostileReads, { numRuns: 100, seed: 1 })) {
    const { text } = await call(backend().origin, path, {
      method,
      headers: { ...headers, ...bearer(adminToken()) },
    });
    expect.soft(text, path).not.toMatch(/\$2[aby]\$|az1hockey\.test|root:x:/);
  }
});

describe('an account without a role', () => {
  it('sees no other account’s role, and counts no submission', async () => {
    for (const query of [`user_id=eq.${ADMIN.id}`, 'role=eq.admin', 'select=user_id,role']) {
      const answer = await hostile(`${ROLES}?${query}`, { headers: bearer(memberToken()) });
      expect(answer.json, query).toEqual([]);
    }
    const headers = { ...bearer(memberToken()), prefer: 'count=exact' };
    const answer = await hostile(`${SUBMISSIONS}?limit=1`, { headers });
    expect([answer.status, answer.headers['content-range']]).toEqual([403, undefined]);
  });

  it('reads no other schema', async () => {
    for (const schema of ['auth', 'private', 'pg_catalog', 'information_schema', 'supabase_migrations']) {
      await expectStatus([406], schema, { headers: { ...bearer(memberToken()), 'accept-profile': schema } });
    }
  });

  it('writes nothing, whatever the method and its overrides', async () => {
    const body = { user_id: MEMBER.id, role: 'admin' };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      for (const headers of [bearer(memberToken()), bearer(adminToken())]) {
        await expectStatus([405], method, { method, headers, body });
      }
    }
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override', 'prefer']) {
      const value = name === 'prefer' ? 'resolution=merge-duplicates' : 'POST';
      await hostile(ROLES, { headers: { ...bearer(memberToken()), [name]: value }, body });
    }
    expect(await backend().sql(`select from public.user_roles where user_id = '${MEMBER.id}'`)).toEqual([]);
  });
});

it('only administrators mark a submission, and nobody calls the function that receives email', async () => {
  const body = { submission: '10000000-0000-4000-8000-000000000001', handled: true };
  const post = (name: string, token: string) =>
    hostile(`/rest/v1/rpc/${name}`, { method: 'POST', headers: bearer(token), body });
  expect((await post('mark_handled', memberToken())).status).toBe(403);
  expect(
    (
      await call(backend().origin, '/rest/v1/rpc/mark_handled', {
        method: 'POST',
        headers: bearer(adminToken()),
        body,
      })
    ).status,
  ).toBe(200);
  for (const token of [adminToken(), memberToken()])
    expect((await post('receive_mail', token)).status).toBe(404);
});

describe('a path that the site never calls', () => {
  const paths = `
    /auth/v1 /auth/v1/admin/users /auth/v1/otp /auth/v1/factors
    /auth/v1/authorize?provider=github /auth/v1/signup/ /auth/v1/%73ignup /auth/v1/signup/../admin/users
    /auth/v1//signup /rest/v1/ /rest/v1/rpc/is_admin /rest/v1/users /rest/v1/auth.users
    /rest/v1/contact_submissions/ /rest/v1/contact_submissions%00 /rest/v1/CONTACT_SUBMISSIONS
    /rest/v1/..%2f..%2fsupabase/seed.sql
`;

  it.each(paths.trim().split(/\s+/))('is answered with 404: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      expect((await hostile(path, { method, headers: bearer(adminToken()) })).status).toBe(404);
    }
  });

  it('includes the other entrances of the backend', async () => {
    for (const path of ['/_system', '/storage/v1/bucket', '/functions/v1/x', '/pg/query', '/AUTH/V1/user']) {
      expect((await call(backend().origin, path)).text).toBe('not the API');
    }
  });
});

describe('an administrator', () => {
  const read = (path: string) => call(backend().origin, path, { headers: bearer(adminToken()) });

  it('has those rights also among simultaneous requests from other accounts', async () => {
    const tokens = Array.from({ length: 20 }, (_, number) =>
      number % 2 === 0 ? adminToken() : memberToken(),
    );
    const answers = await Promise.all(
      tokens.map((one) => call(backend().origin, SUBMISSIONS, { headers: bearer(one) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      tokens.map((_, number) => (number % 2 === 0 ? 200 : 403)),
    );
  });

  it('reads nothing once the role is taken away, even with the same token', async () => {
    await backend().sql(`delete from public.user_roles where user_id = '${ADMIN.id}'`);
    expect((await read(SUBMISSIONS)).status).toBe(403);
    expect((await read(ROLES)).json).toEqual([]);
    await backend().sql(`insert into public.user_roles values ('${ADMIN.id}', 'admin')`);
    expect((await read(SUBMISSIONS)).json).toHaveLength(10);
  });
});
