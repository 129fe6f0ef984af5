import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../scripts/start-error';

const SIGNING_KEY_FILE = 'jwt-secret';
const MAIL_SECRET_FILE = 'mail-secret';
const SECRET_BYTES = 48;
const OWNER_ONLY = 0o600;

const refusal = (file: string, problem: string, cause?: unknown) =>
  new StartError(`${file} ${problem}. Move it away: a new one is created on the next start.`, { cause });

/** A secret, created on first use and readable by this user only. Throws a {@link StartError} for anything else. */
function secretIn(file: string): string {
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  let secret: string;
  try {
    if (process.getuid && statSync(file).uid !== process.getuid()) {
      throw refusal(file, 'belongs to another user, who could sign in with it');
    }
    chmodSync(file, OWNER_ONLY);
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw refusal(file, `cannot be read (${(error as NodeJS.ErrnoException).code})`, error);
  }
  if (secret.length < SECRET_BYTES) throw refusal(file, 'does not hold a whole key');
  return secret;
}

/** The key that signs access tokens. */
export const jwtSecret = (dir: string): string => secretIn(join(dir, SIGNING_KEY_FILE));

/** The secret that proves an inbound email comes from the mail service. */
export const mailSecret = (dir: string): string => secretIn(join(dir, MAIL_SECRET_FILE));

/** Invalidates every token signed so far: the next {@link jwtSecret} is a new one. */
export function discardSecret(dir: string): void {
  rmSync(join(dir, SIGNING_KEY_FILE), { force: true });
}
