import { localPort } from '../scripts/local-backend';
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
    running = await startServer({ port: localPort(), ...options });
    console.log(`AZ1 Hockey is at ${running.url} (Ctrl-C stops it)`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
