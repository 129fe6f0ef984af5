import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBackend, type EmbeddedBackend } from '../../server/embedded-backend';
import { StartError } from '../../scripts/start-error';
import { seededDataDirectory } from '../support/seeded-data';
import { temporaryDirectory } from '../support/setup-temporary';
import { ADMIN, MEMBER } from '../support/tokens';

vi.setConfig({ testTimeout: 180_000 });

let opened: EmbeddedBackend[] = [];

async function open(dir: string): Promise<EmbeddedBackend> {
  const backend = await openBackend(dir);
  opened.push(backend);
  return backend;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  for (const backend of opened) await backend.close();
  opened = [];
});

/** The values that a query for one column returns. */
async function values({ app }: EmbeddedBackend, sql: string): Promise<unknown[]> {
  const { rows } = await app.connection.exec<{ rows: object[] }>(sql);
  return rows.flatMap((row) => Object.values(row) as unknown[]);
}
const senders = (backend: EmbeddedBackend) => values(backend, 'select email from public.contact_submissions');
const accounts = (backend: EmbeddedBackend) => values(backend, 'select email from auth.users order by 1');

/** The folder to which a database was moved aside, which the terminal names. */
function movedAside(dir: string): string {
  const aside = fs.readdirSync(dir).filter((name) => name.startsWith('database.damaged-'));
  expect(aside).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`${aside[0]}`));
  return join(dir, `${aside[0]}`);
}

it('a first start starts over after an interrupted one, and keeps what that left', async () => {
  const dir = temporaryDirectory();
  // What kill -9 in the middle of initdb leaves: some files, no marker, and the lock of a dead process.
  fs.mkdirSync(join(dir, 'database/base'), { recursive: true });
  fs.writeFileSync(join(dir, 'database/PG_VERSION'), '17\n');
  fs.writeFileSync(join(dir, 'owner.lock'), '{"pid":');

  const backend = await open(dir);
  expect(await senders(backend)).toHaveLength(10);
  expect(await accounts(backend)).toEqual([ADMIN.email, MEMBER.email]);
  expect(await values(backend, 'select user_id from public.user_roles')).toEqual([ADMIN.id]);
  expect(fs.existsSync(join(dir, 'ready'))).toBe(true);
  expect(fs.statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(join(dir, 'jwt-secret'), 'utf8')).toHaveLength(64);
  expect(fs.statSync(dir).mode & 0o777).toBe(0o700);
  expect(fs.readFileSync(join(movedAside(dir), 'PG_VERSION'), 'utf8')).toBe('17\n');
});

it('a later start finds the data of the previous one, and leaves the environment and the exit code alone', async () => {
  const dir = await seededDataDirectory();
  const before = { ...process.env };
  const first = await open(dir);
  await first.app.connection.exec(`
    delete from public.contact_submissions;
    insert into public.contact_submissions (first_name, last_name, email, subject) values ('K', 'K', 'kept@visitor.test', 'Kept')`);
  await first.close();
  expect(fs.existsSync(join(dir, 'owner.lock'))).toBe(false);
  // The demo data is not loaded again.
  expect(await senders(await open(dir))).toEqual(['kept@visitor.test']);
  expect(process.env).toEqual(before);
  expect(process.exitCode).toBeUndefined();
});

it('a later start discards an account whose sign-up was interrupted before its identity was written', async () => {
  const dir = await seededDataDirectory();
  const first = await open(dir);
  await first.app.connection.exec(
    "insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000009', 'half@visitor.test')",
  );
  expect(await accounts(first)).toHaveLength(3);
  await first.close();
  expect(await accounts(await open(dir))).toEqual([ADMIN.email, MEMBER.email]);
});

it('all backends of a process share one database until the last of them closes it', async () => {
  const dir = await seededDataDirectory();
  const [first, second] = await Promise.all([open(dir), open(dir)]);
  expect(second.app).toBe(first.app);
  await first.close();
  await first.close();
  expect(await senders(second)).toHaveLength(10);
  expect(fs.existsSync(join(dir, 'owner.lock'))).toBe(true);

  // In a restart the next server opens the database while the previous one is still closing it.
  const closing = second.close();
  const third = await open(dir);
  await closing;
  expect(await senders(third)).toHaveLength(10);

  await expect(openBackend(temporaryDirectory())).rejects.toThrow(StartError);
});

it.each<[string, (database: string) => void]>([
  ['mark of a completed first start is gone', (database) => fs.rmSync(join(database, '../ready'))],
  ['control file is empty', (database) => fs.truncateSync(join(database, 'global/pg_control'))],
  [
    'write-ahead log is gone',
    (database) => {
      const wal = fs.readdirSync(join(database, 'pg_wal'), { withFileTypes: true });
      for (const file of wal
        .filter((entry) => entry.isFile())
        .map(({ name }) => join(database, 'pg_wal', name)))
        fs.writeFileSync(file, Buffer.alloc(fs.statSync(file).size));
    },
  ],
  ['tables are gone', (database) => fs.rmSync(join(database, 'base'), { recursive: true })],
])('a database whose %s is moved aside, kept and recreated', async (_name, damage) => {
  const dir = await seededDataDirectory();
  damage(join(dir, 'database'));
  expect(await senders(await open(dir))).toHaveLength(10);
  expect(fs.existsSync(join(movedAside(dir), 'PG_VERSION'))).toBe(true);
});
