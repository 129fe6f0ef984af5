import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { dataDirectory, makeDataDirectory } from './data-directory';
import { openDatabase } from './embedded-database';
import { lockDirectory } from './owner-lock';

/** A running backend. */
export interface EmbeddedBackend {
  app: App;
  /** Where its data is kept. */
  dir: string;
  /** Stops the database and releases its folder. */
  close(): Promise<void>;
}

/** Restores the exit code: PGlite sets its own (99, 100) when it starts and stops. */
async function keepExitCode<Result>(work: () => Promise<Result>): Promise<Result> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}

/**
 * Opens the embedded backend. Throws an Error when another process owns the data. The links in its emails
 * lead to `siteUrl`.
 */
export async function openBackend(dir = dataDirectory(), siteUrl?: string): Promise<EmbeddedBackend> {
  const path = resolve(dir);
  makeDataDirectory(path);
  const unlock = lockDirectory(path);
  try {
    const { app, connection } = await keepExitCode(() => openDatabase(path, siteUrl));
    const close = () => keepExitCode(() => connection.close()).finally(unlock);
    return { app, dir: path, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
