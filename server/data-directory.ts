import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEFAULT_DATA_DIR = 'supabase/.temp/embedded';
const SECRET_BYTES = 48;

/** Where the local database is kept between runs; AZ1_DATA_DIR names another place. */
export function dataDirectory(): string {
  return process.env['AZ1_DATA_DIR'] || DEFAULT_DATA_DIR;
}

/** Creates the folder, readable by this user only. Throws an Error when it cannot be written to. */
export function makeDataDirectory(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o700);
  } catch (error) {
    throw new Error(
      `The folder for the local database, ${dir}, cannot be written to (${(error as NodeJS.ErrnoException).code}). Choose another with AZ1_DATA_DIR.`,
      { cause: error },
    );
  }
}

/** The folder of the database's own files. */
export const databasePath = (dir: string): string => join(dir, 'database');

/** The folder of the emails that the backend would have sent. */
export const mailPath = (dir: string): string => join(dir, 'mail');

const readyFile = (dir: string): string => join(dir, 'ready');

/** Returns whether the first start was completed: migrations applied, demo data loaded. */
export const isReady = (dir: string): boolean => existsSync(readyFile(dir));

/** Records that the first start was completed. */
export function markReady(dir: string): void {
  writeFileSync(readyFile(dir), '');
}

/** Removes the database and the emails. */
export function discardDatabase(dir: string): void {
  for (const path of [readyFile(dir), databasePath(dir), mailPath(dir)]) {
    rmSync(path, { recursive: true, force: true });
  }
}

function secretIn(file: string): string {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

const jwtSecretFile = (dir: string): string => join(dir, 'jwt-secret');

/** The key that signs access tokens, created on first use. */
export const jwtSecret = (dir: string): string => secretIn(jwtSecretFile(dir));

/** Invalidates every token signed so far: the next {@link jwtSecret} is a new one. */
export function discardJwtSecret(dir: string): void {
  rmSync(jwtSecretFile(dir), { force: true });
}

/** The secret that proves an inbound email comes from the mail service, created on first use. */
export const mailSecret = (dir: string): string => secretIn(join(dir, 'mail-secret'));
