import { startProblem, StartError } from './errors';
import { startServer, type RunningServer, type ServerOptions } from './serve';
import { guardTerminal } from './terminal';

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;
/** Ports from 1024 on that browsers refuse to open (WHATWG Fetch, "bad port"). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The port PORT names, or 4173. Throws a {@link StartError} when it is not a port, or one browsers do not open. */
export function portFromEnvironment(text = process.env['PORT']): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= HIGHEST_PORT)) {
    throw new StartError(`PORT must be a number from 1 to ${HIGHEST_PORT}, not "${text}".`);
  }
  if (BLOCKED_PORTS.has(port)) {
    throw new StartError(
      `PORT ${port} is one that no browser opens. Choose another, such as ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

/**
 * Runs the server until Ctrl-C or SIGTERM and then ends the process with code 0. What stands in the way of a
 * start is said in one sentence and ends it with code 1.
 */
export async function runServer(options: Partial<ServerOptions> = {}): Promise<void> {
  guardTerminal();
  let running: RunningServer | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // In the middle of a start there is nothing to close: the next one starts over.
    await running?.close();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => void stop());

  try {
    running = await startServer({ port: portFromEnvironment(), ...options });
    console.log(`AZ1 Hockey is at ${running.url} (Ctrl-C stops it)`);
  } catch (error) {
    console.error(startProblem(error));
    process.exit(1);
  }
}
