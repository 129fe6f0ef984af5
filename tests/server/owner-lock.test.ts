import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { StartError } from '../../scripts/start-error';
import { lockDirectory } from '../../server/owner-lock';
import { temporaryDirectory } from '../support/setup-temporary';

vi.mock('node:fs', { spy: true });

let dir: string;
const lockFile = () => join(dir, 'owner.lock');

/** The lines of a lock of this process. */
function ownLock() {
  const other = temporaryDirectory();
  const unlock = lockDirectory(other);
  const [pid, startedAt, machine] = readFileSync(join(other, 'owner.lock'), 'utf8').split('\n');
  unlock();
  return { pid, startedAt, machine };
}

/** Writes the lock of another process, with some lines that differ from this one's. */
function writeLock(lines: Partial<ReturnType<typeof ownLock>>): void {
  const { pid, startedAt, machine } = { ...ownLock(), ...lines };
  writeFileSync(lockFile(), [pid, startedAt, machine, 'token'].join('\n'));
}

const deadPid = () => String(spawnSync(process.execPath, ['-e', '']).pid);

beforeEach(() => {
  dir = temporaryDirectory();
});

it('a locked folder refuses a second owner and names the first', () => {
  const unlock = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow(StartError);
  expect(() => lockDirectory(dir)).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockDirectory(dir)();
  expect(readdirSync(dir)).toEqual([]);
});

it.each([
  ['silent for 31 s', -31_000],
  ['last heard of a day in the future', 86_400_000],
])('a lock of a program in another container is taken over only once that is %s', (_when, ms) => {
  writeLock({ pid: deadPid(), machine: 'another pid:[1]' });
  expect(() => lockDirectory(dir)).toThrow(/in use by a program on another machine or container/);
  const written = new Date(Date.now() + ms);
  utimesSync(lockFile(), written, written);
  lockDirectory(dir)();
});

it('an owner sends a heartbeat, and notices when another process has taken over', () => {
  vi.useFakeTimers();
  const lost = vi.fn();
  lockDirectory(dir, lost);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), longAgo, longAgo);
  vi.advanceTimersByTime(2000);
  expect(Date.now() - statSync(lockFile()).mtimeMs).toBeLessThan(2000);
  expect(lost).not.toHaveBeenCalled();
  writeLock({});
  vi.advanceTimersByTime(10_000);
  expect(lost).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  ['of a process that is gone', () => writeLock({ pid: deadPid() })],
  ['of a process whose id is in use again', () => writeLock({ startedAt: '1' })],
  ...['', '12', '0\n\n', '{"pid":', '-1\n\n\n'].map((text): [string, () => void] => [
    `that holds ${JSON.stringify(text)}`,
    () => writeFileSync(lockFile(), text),
  ]),
])('a lock %s is taken over', (_which, write) => {
  write();
  const unlock = lockDirectory(dir);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  expect(readdirSync(dir)).toEqual(['owner.lock']);
  unlock();
});

it('an owner that gives up its lock leaves another process’s lock in place', () => {
  const unlock = lockDirectory(dir);
  writeLock({ startedAt: '1' });
  unlock();
  expect(readdirSync(dir)).toEqual(['owner.lock']);
});

it('when two find a stale lock at once, the slower is refused and leaves the lock to the faster', () => {
  writeLock({ pid: deadPid() });
  vi.mocked(renameSync).mockImplementationOnce((...paths) => {
    lockDirectory(dir, vi.fn());
    renameSync(...paths);
  });
  expect(() => lockDirectory(dir, vi.fn())).toThrow(`in use by process ${process.pid}`);
  expect(readdirSync(dir)).toEqual(['owner.lock']);
});
