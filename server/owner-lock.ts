import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from './errors';

const LOCK_FILE = 'owner.lock';
const ATTEMPTS = 5;
const OWNER_ONLY = 0o700;
const HEARTBEAT_MS = 2000;
/** Without a heartbeat for so long, an owner in another container is taken for dead. */
const SILENCE_MS = 30_000;

/** Process ids are used again; together with its start time an id names one process of one machine or container. */
interface Owner {
  pid: number;
  startedAt: string;
  machine: string;
  /** Tells this lock from any other the same process took. */
  token: string;
}

/** Within which process ids mean something: two containers on one volume have ids of their own. */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
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

/** How the owner is named to the reader; undefined when it is gone. */
function runningOwner(file: string, { pid, startedAt, machine }: Owner): string | undefined {
  if (machine === thisMachine()) {
    return isAlive(pid) && processStart(pid) === startedAt ? `process ${pid}` : undefined;
  }
  // A time to come is one from before the clock was set back: a living owner would have written another since.
  const silence = Math.abs(Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return silence < SILENCE_MS ? `a program on another machine or container (${machine})` : undefined;
}

/** The owner a lock names; undefined when the lock is gone or was only half written. */
function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, startedAt, machine, token } = JSON.parse(text) as Partial<Owner>;
    if (typeof pid !== 'number' || pid <= 0) return undefined;
    if (typeof startedAt !== 'string' || typeof machine !== 'string') return undefined;
    return { pid, startedAt, machine, token: String(token) };
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

/** Ends the process at once: another one writes to the same files, and each further write would damage them. */
function stopWriting(): void {
  console.error('Another program has taken the local database over. This one ends, to leave the data whole.');
  process.exit(1);
}

/** Shows others that the owner lives, and notices when the lock is no longer its own. Returns what ends that. */
function keepAlive(file: string, mine: string, onLost: () => void): () => void {
  const timer = setInterval(() => {
    if (read(file) !== mine) {
      clearInterval(timer);
      onLost();
      return;
    }
    const now = new Date();
    utimesSync(file, now, now);
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Makes this process the only owner of a data directory and returns the function that gives it back. PGlite
 * itself has no lock, and two processes on one directory destroy it (electric-sql/pglite#1106). `onLost` is called when
 * the lock is taken away, and ends the process unless told otherwise. Throws a {@link StartError} that names the owner.
 */
export function lockDirectory(dir: string, onLost = stopWriting): () => void {
  makeOwnFolder(dir);
  const file = join(dir, LOCK_FILE);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError(`${file} is a folder, where a lock of the local database belongs. Move it away.`);
  }
  const mine = JSON.stringify({
    pid: process.pid,
    startedAt: processStart(process.pid),
    machine: thisMachine(),
    token: randomUUID(),
  } satisfies Owner);

  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(file, mine)) {
      const stopHeartbeat = keepAlive(file, mine, onLost);
      return () => {
        stopHeartbeat();
        if (read(file) === mine) rmSync(file, { force: true });
      };
    }
    const text = read(file);
    const owner = parseOwner(text);
    const running = owner && runningOwner(file, owner);
    if (running) {
      throw new StartError(
        `The local database in ${dir} is in use by ${running}. Stop that program first: two at once would damage the data.`,
      );
    }
    removeStale(file, text);
  }
  throw new StartError(`The local database in ${dir} could not be locked: ${file} keeps coming back.`);
}
