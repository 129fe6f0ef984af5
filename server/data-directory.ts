import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEFAULT_DATA_DIR = 'supabase/.temp/embedded';

/** Where the local database is kept between runs; AZ1_DATA_DIR names another place. */
export function dataDirectory(): string {
  return process.env['AZ1_DATA_DIR'] || DEFAULT_DATA_DIR;
}

/** Where the files of the database itself lie. */
export function databasePath(dir: string): string {
  return join(dir, 'database');
}

/** Where the mails lie that the backend would have sent. */
export function mailPath(dir: string): string {
  return join(dir, 'mail');
}

function readyMarker(dir: string): string {
  return join(dir, 'ready');
}

/** Whether there is a database whose first start came to its end: migrations applied, demo data loaded. */
export function isReady(dir: string): boolean {
  return existsSync(readyMarker(dir)) && existsSync(databasePath(dir));
}

export function markReady(dir: string): void {
  writeFileSync(readyMarker(dir), `${new Date().toISOString()}\n`);
}

/** Removes the database and the mails, for `npm run db:reset`. */
export function discardDatabase(dir: string): void {
  rmSync(readyMarker(dir), { force: true });
  for (const path of [databasePath(dir), mailPath(dir)]) rmSync(path, { recursive: true, force: true });
}

/** Moves a database that cannot be opened out of the way and returns where it went. */
export function setDatabaseAside(dir: string): string {
  const aside = `${databasePath(dir)}.damaged-${Date.now()}`;
  renameSync(databasePath(dir), aside);
  rmSync(readyMarker(dir), { force: true });
  return aside;
}
