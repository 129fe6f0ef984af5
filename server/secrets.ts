import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors';

const SECRET_FILE = 'jwt-secret';
const SECRET_BYTES = 48;
const OWNER_ONLY = 0o600;

/** The key that signs access tokens, made on first use and readable by this user only. */
export function jwtSecret(dir: string): string {
  const file = join(dir, SECRET_FILE);
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, OWNER_ONLY);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_BYTES) {
    throw new StartError(
      `${file} does not hold a whole key. Delete it: a new one is made on the next start.`,
    );
  }
  return secret;
}

/** Makes every token signed so far worthless: the next {@link jwtSecret} is a new one. */
export function discardSecret(dir: string): void {
  rmSync(join(dir, SECRET_FILE), { force: true });
}
