import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates one folder for all temporary files before the tests, and removes it after them. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'az1-'));
  // Servers that root starts as another user read from it.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** A new empty folder for a test, which is removed automatically. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'test-'));
}
