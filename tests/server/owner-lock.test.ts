import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../../server/errors';
import { lockDirectory } from '../../server/owner-lock';
import { temporaryDirectory } from '../support/setup-temporary';

let dir: string;
const lockFile = () => join(dir, 'owner.lock');

/** What the lock of this very process says. */
function owner(): Record<string, unknown> {
  const other = temporaryDirectory();
  const unlock = lockDirectory(other);
  const text = readFileSync(join(other, 'owner.lock'), 'utf8');
  unlock();
  return JSON.parse(text) as Record<string, unknown>;
}

beforeEach(() => {
  dir = temporaryDirectory();
});

describe('lockDirectory', () => {
  it.each(['file', 'file/below'])('says in a sentence that %s cannot be a folder', (name) => {
    writeFileSync(join(dir, 'file'), '');
    const lock = () => lockDirectory(join(dir, name));
    expect(lock).toThrow(StartError);
    expect(lock).toThrow(/cannot be written to \((EEXIST|ENOTDIR)\)\. Choose another with AZ1_DATA_DIR\.$/);
  });

  it('refuses a second owner and names the first', () => {
    const unlock = lockDirectory(dir);
    expect(() => lockDirectory(dir)).toThrow(StartError);
    expect(() => lockDirectory(dir)).toThrow(`in use by process ${process.pid}`);
    unlock();
    lockDirectory(dir)();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('makes directory and lock for this user only, also where the directory was open to others', () => {
    mkdirSync(join(dir, 'open'), { mode: 0o755 });
    for (const name of ['new', 'open']) {
      const unlock = lockDirectory(join(dir, name));
      expect(statSync(join(dir, name)).mode & 0o777).toBe(0o700);
      expect(statSync(join(dir, name, 'owner.lock')).mode & 0o777).toBe(0o600);
      unlock();
    }
  });

  it.each([
    ['has been silent', -31_000],
    ['wrote before the clock was set back by a day', 86_400_000],
  ])(
    'refuses while a program in another container lives, whatever its process id, not one that %s',
    (_which, ms) => {
      const { pid } = spawnSync(process.execPath, ['-e', '']);
      writeFileSync(lockFile(), JSON.stringify({ ...owner(), pid, machine: 'another pid:[1]' }));
      expect(() => lockDirectory(dir)).toThrow(/in use by a program on another machine or container/);
      const written = new Date(Date.now() + ms);
      utimesSync(lockFile(), written, written);
      lockDirectory(dir)();
    },
  );

  it('keeps showing that it lives, and notices when another has taken over', () => {
    vi.useFakeTimers();
    const lost = vi.fn();
    lockDirectory(dir, lost);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), longAgo, longAgo);
    vi.advanceTimersByTime(2000);
    expect(Date.now() - statSync(lockFile()).mtimeMs).toBeLessThan(2000);
    expect(lost).not.toHaveBeenCalled();
    writeFileSync(lockFile(), JSON.stringify(owner()));
    vi.advanceTimersByTime(10_000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('says in a sentence that a folder is in its place', () => {
    mkdirSync(lockFile());
    expect(() => lockDirectory(dir)).toThrow(/owner\.lock is a folder.*Move it away/);
  });

  it.each<[string, string | object]>([
    ['of a process that is gone', { pid: spawnSync(process.execPath, ['-e', '']).pid }],
    ['of an owner whose number another process has got', { startedAt: '1' }],
    ...['', '{"pid":', '{}', '{"pid":-1,"startedAt":""}', '[]', 'null', '5'].map((text): [string, string] => [
      text,
      text,
    ]),
  ])('takes over a lock: %s', (_which, lock) => {
    writeFileSync(lockFile(), typeof lock === 'string' ? lock : JSON.stringify({ ...owner(), ...lock }));
    lockDirectory(dir);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual({ ...owner(), token: expect.any(String) });
    expect(readdirSync(dir)).toEqual(['owner.lock']);
  });

  it('does not take the lock of somebody else away when it gives up its own', () => {
    const unlock = lockDirectory(dir);
    writeFileSync(lockFile(), '{"pid":1,"startedAt":"1"}');
    unlock();
    expect(existsSync(lockFile())).toBe(true);
  });
});
