import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors';

const LOCK_FILE = 'owner.lock';
const ATTEMPTS = 5;

/** Process ids are used again; together with its start time an id names one process. */
interface Owner {
  pid: number;
  startedAt: string;
}

/** When the process started, in the kernel's ticks; '' where the system does not tell (macOS, Windows). */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields are counted after the command name, which stands in parentheses and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isRunning({ pid, startedAt }: Owner): boolean {
  return isAlive(pid) && processStart(pid) === startedAt;
}

/** The owner a lock names; undefined when the lock is gone or was only half written. */
function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, startedAt } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === 'number' && pid > 0 && typeof startedAt === 'string'
      ? { pid, startedAt }
      : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether this call made the file. A hard link appears at once and complete, and never replaces another. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes a lock away that a killed process left. When two starters find it at the same time, the slower one
 * would take the faster one's new lock; it notices by the text and puts that back.
 */
function removeStale(file: string, staleText: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const text = read(aside);
  if (text !== staleText) create(file, text);
  rmSync(aside, { force: true });
}

/** Makes a folder that only this user can read. Throws a {@link StartError} when it cannot be one, or be written to. */
function makeOwnFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StartError(
      `The folder for the local database, ${dir}, cannot be written to (${code}). Choose another with AZ1_DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Makes this process the only owner of a data directory and returns the function that gives it back. PGlite
 * itself has no lock, and two processes on one directory destroy it (electric-sql/pglite#1106). Throws a
 * {@link StartError} that names the owner.
 */
export function lockDirectory(dir: string): () => void {
  makeOwnFolder(dir);
  const file = join(dir, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies Owner);

  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(file, mine)) {
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    }
    const text = read(file);
    const owner = parseOwner(text);
    if (owner && isRunning(owner)) {
      throw new StartError(
        `The local database in ${dir} is in use by process ${owner.pid}. Stop that program first: two at once would damage the data.`,
      );
    }
    removeStale(file, text);
  }
  throw new StartError(`The local database in ${dir} could not be locked: ${file} keeps coming back.`);
}
