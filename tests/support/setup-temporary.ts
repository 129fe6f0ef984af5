import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all tests: gives them one folder for everything temporary. It is removed after the last one. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'az1-'));
  // Servers that root starts as somebody else read in it.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** A new empty folder of this test's own. Nobody has to remove it. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'test-'));
}
