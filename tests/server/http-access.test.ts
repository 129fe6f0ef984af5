import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { attackedBackend } from '../support/attacked-backend';
import { forgedTokens } from './support/hostile-calls';
import { hostileReads } from '../support/hostile-queries';
import { apikey, bearer, call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';
import { ADMIN, claimsOf, MEMBER, now } from '../support/tokens';

const SUBMISSIONS = '/rest/v1/contact_submissions';
const ROLES = '/rest/v1/user_roles';

quietErrors();
const { backend, hostile, token } = attackedBackend();
const adminToken = () => token(claimsOf(ADMIN.id));
const memberToken = () => token(claimsOf(MEMBER.id));

/** Reads both tables with these headers and expects one of the statuses. */
async function expectStatus(name: string, headers: Record<string, string>, ...statuses: number[]) {
  for (const path of [SUBMISSIONS, ROLES]) {
    const answer = await hostile(path, { headers });
    expect.soft(statuses, `${name}, ${path}: ${answer.text}`).toContain(answer.status);
  }
}

it('nobody reads a table without an account, or without the right key', async () => {
  const keyAsToken = { authorization: `Bearer ${apikey.apikey}` };
  const keys = ['', 'x', 'null', 'sb_secret_local', 'service_role', 'sb_publishable_another'];
  const kinds = [
    {},
    keyAsToken,
    apikey,
    { ...apikey, ...keyAsToken },
    { ...apikey, authorization: 'Basic YWRtaW46YWRtaW4=' },
    ...keys.map((key) => ({ apikey: key, authorization: `Bearer ${key}` })),
  ];
  for (const headers of kinds) await expectStatus(JSON.stringify(headers), headers, 401);
});

it('nobody reads a table with any of 20 or more kinds of forged or expired token', async () => {
  const tokens = forgedTokens(adminToken(), memberToken());
  expect(tokens.length).toBeGreaterThanOrEqual(20);
  for (const [name, forged] of tokens) {
    await expectStatus(name, bearer(forged), 401);
    const { status } = await hostile('/auth/v1/user', { headers: bearer(forged) });
    expect.soft([401, 403], name).toContain(status);
  }
  for (const times of [{ exp: now() - 1 }, { exp: now() - 3600 }, { nbf: now() + 3600 }])
    await expectStatus(JSON.stringify(times), bearer(token(claimsOf(ADMIN.id, times))), 401);
});

it.each([
  ['an unknown account', claimsOf('99999999-0000-4000-8000-000000000009')],
  ['no account', { ...claimsOf(''), sub: undefined }],
  ['a member who claims to be an administrator', claimsOf(MEMBER.id, { user_role: 'admin' })],
  ['a member with admin in app_metadata', claimsOf(MEMBER.id, { app_metadata: { role: 'admin' } })],
  ['SQL as subject', claimsOf("' or true --")],
  ['a role that does not exist', claimsOf(ADMIN.id, { role: 'superuser' })],
  ['SQL as role', claimsOf(ADMIN.id, { role: 'anon; reset role' })],
])('nobody reads a table with a validly signed token for %s', async (_name, claims) => {
  const answer = await hostile(SUBMISSIONS, { headers: bearer(token(claims)) });
  if (answer.status === 200) expect(answer.json).toEqual([]);
  else expect(answer.status).toBeGreaterThanOrEqual(400);
});

it('hostile queries by an administrator return neither accounts nor password hashes', async () => {
  for (const { method, path, headers } of fc.sample(hostileReads, { numRuns: 100, seed: 1 })) {
    const asked = { method, headers: { ...headers, ...bearer(adminToken()) } };
    const { text } = await call(backend().origin, path, asked);
    expect.soft(text, path).not.toMatch(/\$2[aby]\$|az1hockey\.test|root:x:/);
  }
});

it('nobody reads another schema or writes to a table, whatever the method or its override', async () => {
  for (const schema of ['auth', 'private', 'pg_catalog', 'information_schema', 'supabase_migrations'])
    await expectStatus(schema, { ...bearer(memberToken()), 'accept-profile': schema }, 406);
  const body = { user_id: MEMBER.id, role: 'admin' };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const headers of [bearer(memberToken()), bearer(adminToken())])
      expect.soft((await hostile(ROLES, { method, headers, body })).status, method).toBe(405);
  }
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    await hostile(ROLES, { headers: { ...bearer(memberToken()), [name]: 'POST' }, body });
  expect(await backend().sql(`select from public.user_roles where user_id = '${MEMBER.id}'`)).toEqual([]);
});

it('API paths that the site never calls are answered with 404, and the API ignores all other paths', async () => {
  const paths = `
    /auth/v1 /auth/v1/admin/users /auth/v1/otp /auth/v1/factors
    /auth/v1/authorize?provider=github /auth/v1/signup/ /auth/v1/%73ignup /auth/v1/signup/../admin/users
    /auth/v1//signup /rest/v1/ /rest/v1/rpc/is_admin /rest/v1/rpc/receive_mail /rest/v1/users /rest/v1/auth.users
    /rest/v1/contact_submissions/ /rest/v1/contact_submissions%00 /rest/v1/CONTACT_SUBMISSIONS
    /rest/v1/..%2f..%2fsupabase/seed.sql /rest/v1/constructor
`;
  for (const path of paths.trim().split(/\s+/)) {
    for (const method of ['GET', 'POST'])
      expect.soft((await hostile(path, { method, headers: bearer(adminToken()) })).status, path).toBe(404);
  }
  for (const path of ['/_system', '/storage/v1/bucket', '/functions/v1/x', '/pg/query', '/AUTH/V1/user'])
    expect.soft((await call(backend().origin, path)).text, path).toBe('not the API');
});

it('an administrator’s rights do not leak to other accounts that make requests at the same moment', async () => {
  const turns = Array.from({ length: 10 }, () => [adminToken(), memberToken()]).flat();
  const asked = turns.map((one) => call(backend().origin, SUBMISSIONS, { headers: bearer(one) }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => [200, 403]).flat());
});
