// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../server/errors';
import { lockDirectory } from '../../server/owner-lock';

let dir: string;
const lockFile = () => join(dir, 'owner.lock');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'az1-lock-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
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

  it('makes the directory, and the lock for this user only', () => {
    dir = join(dir, 'new');
    lockDirectory(dir);
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    dir = join(dir, '..');
  });

  it('takes over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockFile(), JSON.stringify({ pid, startedAt: '1' }));
    lockDirectory(dir);
    expect(readFileSync(lockFile(), 'utf8')).toContain(`"pid":${process.pid}`);
    expect(readdirSync(dir)).toEqual(['owner.lock']);
  });

  it('takes over when another process has got the number of the owner', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    lockDirectory(dir);
    expect(readFileSync(lockFile(), 'utf8')).not.toContain('"startedAt":"1"');
  });

  it.each(['', '{"pid":', '{}', '{"pid":-1,"startedAt":""}', '[]', 'null', '5'])(
    'takes over a lock that says %s',
    (text) => {
      writeFileSync(lockFile(), text);
      lockDirectory(dir)();
      expect(existsSync(lockFile())).toBe(false);
    },
  );

  it('does not take the lock of somebody else away when it gives up its own', () => {
    const unlock = lockDirectory(dir);
    writeFileSync(lockFile(), '{"pid":1,"startedAt":"1"}');
    unlock();
    expect(existsSync(lockFile())).toBe(true);
  });
});
