import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBackend, type EmbeddedBackend } from '../../server/embedded-backend';
import { StartError } from '../../scripts/start-error';
import { seededDataDirectory } from '../support/seeded-data';
import { temporaryDirectory } from '../support/setup-temporary';

const START_TIMEOUT_MS = 180_000;
const KEPT = 'kept@visitor.test';

let opened: EmbeddedBackend[] = [];

async function open(dir: string): Promise<EmbeddedBackend> {
  const backend = await openBackend(dir);
  opened.push(backend);
  return backend;
}

async function rows(backend: EmbeddedBackend, sql: string): Promise<unknown[]> {
  const { rows } = await backend.app.connection.exec<{ rows: unknown[] }>(sql);
  return rows;
}

const emails = async (backend: EmbeddedBackend) =>
  (await rows(backend, 'select email from public.contact_submissions')).map(
    (row) => (row as { email: string }).email,
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  for (const backend of opened) await backend.close();
  opened = [];
});

describe('a first start', { timeout: START_TIMEOUT_MS }, () => {
  it('begins again where one was cut short, and keeps what that left', async () => {
    const dir = temporaryDirectory();
    // The remains of kill -9 in the middle of initdb: some files, no marker, and the lock of a dead process.
    mkdirSync(join(dir, 'database/base'), { recursive: true });
    writeFileSync(join(dir, 'database/PG_VERSION'), '17\n');
    writeFileSync(join(dir, 'owner.lock'), '{"pid":');

    const backend = await open(dir);
    expect(await emails(backend)).toHaveLength(10);
    expect(
      await rows(
        backend,
        'select u.email, r.role from auth.users u left join public.user_roles r on r.user_id = u.id order by 1',
      ),
    ).toEqual([
      { email: 'admin@az1hockey.test', role: 'admin' },
      { email: 'member@az1hockey.test', role: null },
    ]);
    expect(existsSync(join(dir, 'ready'))).toBe(true);
    expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'jwt-secret'), 'utf8')).toHaveLength(64);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    const aside = readdirSync(dir).find((name) => name.startsWith('database.damaged-'));
    expect(readFileSync(join(dir, String(aside), 'PG_VERSION'), 'utf8')).toBe('17\n');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(String(aside)));
  });
});

describe('a later start', { timeout: START_TIMEOUT_MS }, () => {
  it('finds the data of the last one, and leaves the environment and the exit code alone', async () => {
    const dir = await seededDataDirectory();
    const before = { ...process.env };
    const first = await open(dir);
    await first.app.connection.exec(`
      delete from public.contact_submissions;
      insert into public.contact_submissions (first_name, last_name, email, subject) values ('K', 'K', '${KEPT}', 'Kept')`);
    await first.close();
    expect(existsSync(join(dir, 'owner.lock'))).toBe(false);
    // The demo data is not loaded again.
    expect(await emails(await open(dir))).toEqual([KEPT]);
    expect(process.env).toEqual(before);
    expect(process.exitCode).toBeUndefined();
  });

  it('discards an account whose sign-up was cut short before its identity was written', async () => {
    const dir = await seededDataDirectory();
    const accounts = 'select email from auth.users order by email';
    const first = await open(dir);
    await first.app.connection.exec(
      "insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000009', 'half@visitor.test')",
    );
    expect(await rows(first, accounts)).toHaveLength(3);
    await first.close();
    expect(await rows(await open(dir), accounts)).toEqual([
      { email: 'admin@az1hockey.test' },
      { email: 'member@az1hockey.test' },
    ]);
  });

  it('everybody in the process shares one database until the last one closes it', async () => {
    const dir = await seededDataDirectory();
    const [first, second] = await Promise.all([open(dir), open(dir)]);
    expect(second.app).toBe(first.app);
    await first.close();
    await first.close();
    expect(await emails(second)).toHaveLength(10);
    expect(existsSync(join(dir, 'owner.lock'))).toBe(true);

    // The next server of a restart opens while the last one is still closing.
    const closing = second.close();
    const third = await open(dir);
    await closing;
    expect(await emails(third)).toHaveLength(10);

    await expect(openBackend(temporaryDirectory())).rejects.toThrow(StartError);
  });
});

describe('a damaged database', { timeout: START_TIMEOUT_MS }, () => {
  it.each<[string, (dir: string) => void]>([
    ['whose mark of a whole first start is gone', (dir) => rmSync(join(dir, 'ready'))],
    ['whose control file is empty', (dir) => truncateSync(join(dir, 'database/global/pg_control'))],
    [
      'whose write-ahead log is gone',
      (dir) => {
        const wal = join(dir, 'database/pg_wal');
        for (const name of readdirSync(wal)) {
          const file = join(wal, name);
          if (statSync(file).isFile()) writeFileSync(file, Buffer.alloc(statSync(file).size));
        }
      },
    ],
    ['whose tables are gone', (dir) => rmSync(join(dir, 'database/base'), { recursive: true })],
  ])('%s is moved aside, kept, and made again', async (_name, damage) => {
    const dir = await seededDataDirectory();
    damage(dir);
    const backend = await open(dir);
    expect(await emails(backend)).toHaveLength(10);
    const aside = readdirSync(dir).filter((name) => name.startsWith('database.damaged-'));
    expect(aside).toHaveLength(1);
    expect(existsSync(join(dir, String(aside[0]), 'PG_VERSION'))).toBe(true);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(String(aside[0])));
  });
});
