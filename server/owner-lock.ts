import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../scripts/start-error';

const HEARTBEAT_MS = 2000;
/** An owner in another container that sent no heartbeat for this long is dead. */
const SILENCE_MS = 30_000;
const ATTEMPTS = 5;
/** Returns the value of a file system call; undefined on ENOENT, EEXIST or ESRCH. */
function unlessItFails<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch (error) {
    if (/ENOENT|EEXIST|ESRCH/.test(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}
const read = (file: string) => unlessItFails(() => fs.readFileSync(file, 'utf8')) ?? '';

/** Process ids are reused: the kernel's start time tells two processes apart. '' on macOS and Windows. */
const startOf = (pid: number) => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';

/** The host and its PID namespace: containers on one volume number their processes separately. */
const machine = () => `${hostname()} ${unlessItFails(() => fs.readlinkSync('/proc/self/ns/pid')) ?? ''}`;

/** Describes the owner that a lock names; undefined if it has exited or never wrote its whole lock. */
function runningOwner(file: string, lock: string): string | undefined {
  const [, pid = '', startedAt, where] = /^(\d+)\n(.*)\n(.*)\n./.exec(lock) ?? [];
  if (where === undefined) return undefined;
  if (where === machine()) {
    const alive = unlessItFails(() => process.kill(Number(pid), 0));
    return alive && startOf(Number(pid)) === startedAt ? `process ${pid}` : undefined;
  }
  // A timestamp in the future predates a clock change: a live owner would have refreshed it.
  const silence = Math.abs(Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return silence < SILENCE_MS ? `a program on another machine or container (${where})` : undefined;
}

function endProcess(): void {
  console.error('Another program has taken over the local database. This one exits to protect the data.');
  process.exit(1);
}

/**
 * Makes this process the only owner of a folder and returns the function that gives it back. PGlite has no lock, and
 * two processes on one folder destroy it (electric-sql/pglite#1106). `onLost` runs when another process has taken over.
 * Throws a {@link StartError} that names the owner.
 */
export function lockDirectory(dir: string, onLost = endProcess): () => void {
  const [file, token] = [join(dir, 'owner.lock'), randomUUID()];
  const [draft, aside] = [`${file}.${token}.new`, `${file}.${token}.stale`];
  const mine = [process.pid, startOf(process.pid), machine(), token].join('\n');
  // A hard link appears at once and complete, and never replaces another.
  const take = (from: string) => unlessItFails(() => fs.linkSync(from, file) ?? true) ?? false;
  fs.writeFileSync(draft, mine, { mode: 0o600 });
  for (let attempt = 0; !take(draft); attempt++) {
    const lock = read(file);
    const owner = attempt < ATTEMPTS ? runningOwner(file, lock) : 'a program that keeps taking it';
    if (owner) {
      fs.rmSync(draft);
      throw new StartError(`The local database in ${dir} is in use by ${owner}. Stop that program first.`);
    }
    unlessItFails(() => fs.renameSync(file, aside));
    // If another starter replaced the same stale lock first, this is its new one: put it back.
    if (read(aside) !== lock) take(aside);
    fs.rmSync(aside, { force: true });
  }
  fs.rmSync(draft);
  const heartbeat = setInterval(() => {
    if (read(file) === mine) return fs.utimesSync(file, new Date(), new Date());
    clearInterval(heartbeat);
    onLost();
  }, HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    if (read(file) === mine) fs.rmSync(file);
  };
}
