import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { databasePath } from '../../server/data-directory';
import { signUp } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';
import { writeSmallSite } from '../support/small-site';

vi.setConfig({ testTimeout: 180_000 });

/** How long after the first confirmed sign-up each server is killed. */
const KILLED_AFTER_MS = [0, 150, 400];

/** Starts the server as a process of its own. Returns it with its address, or what it printed if it ended. */
async function startServer(env: Record<string, string>) {
  const args = ['--import', 'tsx', 'server/main.ts'];
  const server: ChildProcess = spawn(process.execPath, args, { env: { ...process.env, PORT: '0', ...env } });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (output += part));
  const ended = once(server, 'exit');
  const url = await new Promise<string>((resolve) => {
    server.stdout?.on('data', () => {
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => resolve(''));
  });
  return { server, url, ended, output: () => output };
}

it('kill -9 in the middle of writes loses nothing that was acknowledged, and one process owns the data', async () => {
  const dataDir = await seededDataDirectory();
  const env = { AZ1_DATA_DIR: dataDir, AZ1_DIST: await writeSmallSite() };
  const confirmed: string[] = [];
  for (const [round, ms] of KILLED_AFTER_MS.entries()) {
    const { server, url, ended } = await startServer(env);
    const kill = () => passed(ms).then(() => server.kill('SIGKILL'));
    let killing: Promise<unknown> | undefined;
    for (let n = 0; server.exitCode === null && server.signalCode === null; n += 1) {
      const email = `${round}-${n}@visitor.test`;
      const answer = await signUp(url, email).catch(() => undefined);
      if (answer?.status !== 200) continue;
      confirmed.push(email);
      killing ??= kill();
    }
    await ended;
  }
  const running = await startServer(env);
  const second = await startServer(env);
  expect(second.output()).toContain(`is in use by process ${running.server.pid}. Stop that program first`);
  running.server.kill('SIGTERM');
  expect(await running.ended).toEqual([0, null]);
  expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);

  const db = await PGlite.create(databasePath(dataDir));
  const { rows } = await db.query<{ email: string }>(
    'select email from auth.users u where exists (select from auth.identities i where i.user_id = u.id)',
  );
  await db.close();
  expect(confirmed.length).toBeGreaterThanOrEqual(KILLED_AFTER_MS.length);
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(confirmed));
});
