import { spawn, type ChildProcess } from 'node:child_process';
import { call, type Answer } from './http';

const READY = /AZ1 Hockey is at (http:\S+)/;

export interface ChildServer {
  url: string;
  pid: number;
  /** Ends it and resolves with its exit code; null when the signal itself ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Finished {
  code: number | null;
  output: string;
}

function watch(child: ChildProcess): { text: () => string; exited: Promise<number | null> } {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (text += part.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { text: () => text, exited };
}

/** Runs a TypeScript file of the project as a process of its own; `node --import tsx` so that signals reach it. */
function run(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', file], { env: { ...process.env, ...env } });
}

/** Runs it to its end. */
export async function runToEnd(file: string, env: Record<string, string>): Promise<Finished> {
  const child = run(file, env);
  const { text, exited } = watch(child);
  const code = await exited;
  return { code, output: text() };
}

/**
 * Starts the server as `npm start` does and waits until it says where it is. Rejects with what it said when it ends
 * instead.
 */
export async function startChildServer(env: Record<string, string>): Promise<ChildServer> {
  const child = run('server/main.ts', { PORT: '0', ...env });
  const { text, exited } = watch(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, found] = READY.exec(text()) ?? [];
      if (found) resolve(found);
    });
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${text()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** Signs an account up at a running server. */
export function signUp(url: string, email: string): Promise<Answer> {
  const body = { email, password: 'long-enough', data: { first_name: 'Test', last_name: 'Visitor' } };
  return call(url, '/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local_embedded_backend', 'content-type': 'application/json' },
    body,
  });
}
