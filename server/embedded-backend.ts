import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { dataDirectory, makeDataDirectory } from './data-directory';
import { openDatabase } from './embedded-database';
import { StartError } from '../scripts/start-error';
import { lockDirectory } from './owner-lock';

/** A running backend. Each caller that opened it closes it once; the last one stops the database. */
export interface EmbeddedBackend {
  app: App;
  /** Where its data is kept. */
  dir: string;
  close(): Promise<void>;
}

interface Shared {
  dir: string;
  users: number;
  opened: Promise<{ app: App; stop: () => Promise<void> }>;
  /** Settles once a backend that is being stopped has released its directory. */
  stopped?: Promise<void>;
}

// Kept on globalThis because this module exists twice while Vite restarts: Vite bundles its configuration
// again, opens the next server and only then closes the last one. Both must share one database.
const SLOT = Symbol.for('az1-hockey.embedded-backend');
const slots = globalThis as { [SLOT]?: Shared | undefined };

/** Restores the exit code: PGlite sets its own (99, 100) when it starts and stops. */
async function keepExitCode<Result>(work: () => Promise<Result>): Promise<Result> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}

async function start(dir: string, siteUrl?: string) {
  makeDataDirectory(dir);
  const unlock = lockDirectory(dir);
  try {
    const { app, connection } = await keepExitCode(() => openDatabase(dir, siteUrl));
    const stop = async () => {
      try {
        await keepExitCode(() => connection.close());
      } finally {
        unlock();
      }
    };
    return { app, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the embedded backend of this process, or joins the one already open. Throws a {@link StartError}
 * when another process owns the data. The links in its emails lead to `siteUrl`.
 */
export async function openBackend(dir = dataDirectory(), siteUrl?: string): Promise<EmbeddedBackend> {
  const path = resolve(dir);
  await slots[SLOT]?.stopped;
  const shared = (slots[SLOT] ??= { dir: path, users: 0, opened: start(path, siteUrl) });
  if (shared.dir !== path)
    throw new StartError(`This process already has the database in ${shared.dir} open.`);

  shared.users += 1;
  let opened;
  try {
    opened = await shared.opened;
  } catch (error) {
    if (slots[SLOT] === shared) slots[SLOT] = undefined;
    throw error;
  }

  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.stopped = opened.stop().finally(() => {
      slots[SLOT] = undefined;
    });
    await shared.stopped;
  };
  return { app: opened.app, dir: path, close };
}
