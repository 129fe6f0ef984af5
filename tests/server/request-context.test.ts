// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackend, type EmbeddedBackend } from '../../server/embedded-backend';
import { LOCAL_PUBLISHABLE_KEY } from '../../server/local-key';
import { quietErrors } from './support/quiet-errors';
import { seededDataDirectory } from './support/seeded-data';
import { ADMIN, claimsOf, MEMBER, sign } from './support/tokens';

const START_TIMEOUT_MS = 60_000;
const REQUESTS = 20;

quietErrors();
let dir: string;
let backend: EmbeddedBackend;

beforeAll(async () => {
  dir = await seededDataDirectory();
  backend = await openBackend(dir);
}, START_TIMEOUT_MS);

afterAll(async () => {
  await backend.close();
  rmSync(dir, { recursive: true });
});

/** The status with which an account's request for the submissions is answered, without the wait for a socket. */
async function statusFor({ id }: { id: string }): Promise<number> {
  const token = sign(claimsOf(id), readFileSync(join(dir, 'jwt-secret'), 'utf8'));
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  const url = 'http://localhost/rest/v1/contact_submissions?select=id';
  return (await backend.app.fetch(new Request(url, { headers }))).status;
}

it('answers requests that come at once each with the rights of its own account', async () => {
  const accounts = Array.from({ length: REQUESTS }, (_, number) => (number % 2 === 0 ? ADMIN : MEMBER));
  const statuses = await Promise.all(accounts.map(statusFor));
  expect(statuses).toEqual(accounts.map((account) => (account === ADMIN ? 200 : 403)));
});
