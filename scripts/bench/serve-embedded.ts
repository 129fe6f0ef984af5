import { spawn, type ChildProcess } from 'node:child_process';

/** Not the one of `npm start`, which may be running. */
const PORT = 4199;
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 250;

export interface EmbeddedServer {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Runs the server of `npm start` on a database of its own, without a limit of sign-ins. */
export async function serveEmbedded(dir: string, dist: string, port = PORT): Promise<EmbeddedServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: String(port), AZ1_DATA_DIR: dir, AZ1_DIST: dist, LOCAL_AUTH_RATE: '100000' },
    stdio: ['ignore', 'ignore', 'inherit'],
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
