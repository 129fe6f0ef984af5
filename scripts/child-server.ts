import { spawn } from 'node:child_process';

/** The server of `npm start` as a separate process. */
export interface ChildServer {
  url: string;
  pid: number;
  /** Stops it and resolves with its exit code; null when the signal itself ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs a TypeScript file of the project; `node --import tsx` so that signals reach it. */
function run(file: string, env: Readonly<Record<string, string>>, container: readonly string[] = []) {
  const [command = '', ...args] = [...container, process.execPath, '--import', 'tsx', file];
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  const log = { output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (log.output += part.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, log, exited };
}

/** Runs a file to its end. Returns its exit code and all its output. */
export async function runToEnd(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { log, exited } = run(file, env);
  return { code: await exited, ...log };
}

/**
 * Starts the server on a free port and waits until it reports its address. Rejects with its output when it ends
 * instead. `container` is a command to put in front.
 */
export async function startChildServer(
  env: Readonly<Record<string, string>>,
  container?: readonly string[],
): Promise<ChildServer> {
  const { child, log, exited } = run('server/main.ts', { PORT: '0', ...env }, container);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /AZ1 Hockey is at (http:\S+)/.exec(log.output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exited.then((code) => reject(new Error(`The server exited with ${code}: ${log.output}`)));
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
