import { portFromEnvironment } from '../scripts/port';
import { readyLine } from '../scripts/ready-line';
import { startProblem } from '../scripts/start-error';
import { step } from '../scripts/step';
import { startServer, type RunningServer, type ServerOptions } from './serve';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the server until Ctrl-C or SIGTERM and then ends the process with code 0. If startup fails, prints one sentence
 * and exits with code 1.
 */
export async function runServer(options: Partial<ServerOptions> = {}): Promise<void> {
  let running: RunningServer | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // During startup there is nothing to close: the next start begins again.
    await running?.close();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => void stop());

  try {
    const starting = startServer({ port: portFromEnvironment(), ...options });
    // The build shows its own steps.
    await Promise.race([starting, Promise.allSettled([options.built])]);
    running = await step('Opening the local database', starting);
    console.log(readyLine(running.url));
  } catch (error) {
    console.error(startProblem(error));
    process.exit(1);
  }
}
