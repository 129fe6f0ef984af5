import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 250;

export interface EmbeddedServer {
  url: string;
  /** The process, with a channel for messages. */
  child: ChildProcess;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/**
 * Runs the server of `npm start` on a database of its own, which may take sign-ins without a limit. One process
 * holds one database. `modules` are loaded into the server before it starts.
 */
export async function serveEmbedded(
  dir: string,
  dist: string,
  modules: readonly string[] = [],
): Promise<EmbeddedServer> {
  const port = await freePort();
  const imports = ['tsx', ...modules].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, 'server/main.ts'], {
    env: { ...process.env, PORT: String(port), AZ1_DATA_DIR: dir, AZ1_DIST: dist, LOCAL_AUTH_RATE: '100000' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((wait) => {
      setTimeout(wait, POLL_MS);
    });
  }
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped());
      child.kill('SIGTERM');
    });
  return { url, child, stop };
}
