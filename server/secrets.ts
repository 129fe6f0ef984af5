import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors';

const SIGNING_KEY_FILE = 'jwt-secret';
const MAIL_SECRET_FILE = 'mail-secret';
const SECRET_BYTES = 48;
const OWNER_ONLY = 0o600;

/** A secret that is made on first use and readable by this user only. */
function secretIn(file: string): string {
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

/** The key that signs access tokens. */
export const jwtSecret = (dir: string): string => secretIn(join(dir, SIGNING_KEY_FILE));

/** What somebody must know to send a mail to the inbox. */
export const mailSecret = (dir: string): string => secretIn(join(dir, MAIL_SECRET_FILE));

/** Makes every token signed so far worthless: the next {@link jwtSecret} is a new one. */
export function discardSecret(dir: string): void {
  rmSync(join(dir, SIGNING_KEY_FILE), { force: true });
}
