import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { call, signIn, signUp } from '../support/http';
import { seededDataDirectory } from '../support/seeded-data';
import { temporaryDirectory } from '../support/setup-temporary';

vi.setConfig({ testTimeout: 180_000 });

/** The smallest build that can be served. */
function smallSite(): string {
  const folder = temporaryDirectory();
  for (const file of ['index.html', '404.html', '_headers', '_redirects'])
    writeFileSync(join(folder, file), '');
  return folder;
}

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

it('what was acknowledged survives kill -9, one process owns the data, and no other machine reaches it', async () => {
  const env = { AZ1_DATA_DIR: await seededDataDirectory(), AZ1_DIST: smallSite() };
  const killed = await startServer(env);
  const { port } = new URL(killed.url);
  await expect(call(`http://127.0.0.2:${port}`, '/')).rejects.toThrow();
  expect((await signUp(killed.url, 'kept@visitor.test')).status).toBe(200);
  killed.server.kill('SIGKILL');
  await killed.ended;

  const running = await startServer(env);
  expect((await signIn(running.url, 'kept@visitor.test')).status).toBe(200);
  const second = await startServer(env);
  expect(second.output()).toContain(`is in use by process ${running.server.pid}. Stop that program first`);
  running.server.kill('SIGTERM');
  expect(await running.ended).toEqual([0, null]);
});
