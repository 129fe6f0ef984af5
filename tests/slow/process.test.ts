import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { runToEnd, startChildServer } from '../../scripts/child-server';
import { openBackend } from '../../server/embedded-backend';
import { signUp } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';
import { writeSmallSite } from '../support/small-site';
import { ADMIN, MEMBER } from '../support/tokens';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let dataDir: string;
let env: Record<string, string>;

beforeAll(async () => {
  dataDir = await seededDataDirectory();
  env = { AZ1_DATA_DIR: dataDir, AZ1_DIST: await writeSmallSite(), LOCAL_AUTH_RATE: '1000' };
});

it('the server exits with code 0 on SIGTERM and releases its directory', async () => {
  const server = await startChildServer(env);
  expect(readFileSync(join(dataDir, 'owner.lock'), 'utf8')).toMatch(new RegExp(`^${server.pid}\n`));
  expect((await signUp(server.url, 'term@visitor.test')).status).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
});

it('data in use by one process can be neither served nor reset by a second one', async () => {
  const backend = await openBackend(dataDir);
  // `npm start` refuses before it builds anything.
  for (const file of ['server/main.ts', 'scripts/db-reset.ts', 'scripts/start.ts']) {
    const { code, output } = await runToEnd(file, { ...env, PORT: '0' });
    expect(code).toBe(1);
    expect(output).toContain(`is in use by process ${process.pid}. Stop that program first.\n`);
    expect(output).not.toContain('    at ');
  }
  await backend.close();
});

it('npm run db:reset restores the demo data and invalidates old tokens', async () => {
  const secret = readFileSync(join(dataDir, 'jwt-secret'), 'utf8');
  mkdirSync(join(dataDir, 'database.damaged-1'));
  const { code, output } = await runToEnd('scripts/db-reset.ts', env);
  expect(output).toContain('holds the demo data again');
  expect(code).toBe(0);
  const backend = await openBackend(dataDir);
  const { rows } = await backend.app.connection.exec<{ rows: unknown[] }>('select email from auth.users');
  await backend.close();
  expect(rows).toEqual([{ email: ADMIN.email }, { email: MEMBER.email }]);
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).not.toBe(secret);
  expect(existsSync(join(dataDir, 'database.damaged-1'))).toBe(true);
});
