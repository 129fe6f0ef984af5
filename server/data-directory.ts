import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../scripts/start-error';

const DEFAULT_DATA_DIR = 'supabase/.temp/embedded';
const OWNER_ONLY = 0o700;

/** Where the local database is kept between runs; AZ1_DATA_DIR names another place. */
export function dataDirectory(): string {
  return process.env['AZ1_DATA_DIR'] || DEFAULT_DATA_DIR;
}

/** Makes a folder that only this user can read. Throws a {@link StartError} when it cannot be written to. */
export function makeDataDirectory(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: OWNER_ONLY });
    chmodSync(dir, OWNER_ONLY);
    accessSync(dir, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StartError(
      `The folder for the local database, ${dir}, cannot be written to (${code}). Choose another with AZ1_DATA_DIR.`,
      { cause: error },
    );
  }
}

/** The folder of the database's own files. */
export function databasePath(dir: string): string {
  return join(dir, 'database');
}

/** The folder of the emails that the backend would have sent. */
export function mailPath(dir: string): string {
  return join(dir, 'mail');
}

function readyMarker(dir: string): string {
  return join(dir, 'ready');
}

/** Returns whether there is a database whose first start was completed: migrations applied, demo data loaded. */
export function isReady(dir: string): boolean {
  return existsSync(readyMarker(dir)) && existsSync(databasePath(dir));
}

export function markReady(dir: string): void {
  writeFileSync(readyMarker(dir), `${new Date().toISOString()}\n`);
}

/** Removes the database and the emails, for `npm run db:reset`. */
export function discardDatabase(dir: string): void {
  rmSync(readyMarker(dir), { force: true });
  for (const path of [databasePath(dir), mailPath(dir)]) rmSync(path, { recursive: true, force: true });
}

/** Moves a database that cannot be opened out of the way and returns its new path. */
export function setDatabaseAside(dir: string): string {
  const aside = `${databasePath(dir)}.damaged-${Date.now()}`;
  renameSync(databasePath(dir), aside);
  rmSync(readyMarker(dir), { force: true });
  return aside;
}
