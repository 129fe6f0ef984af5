// @vitest-environment node
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dataDirectory,
  databasePath,
  discardDatabase,
  isReady,
  markReady,
  setDatabaseAside,
} from '../../server/data-directory';
import { temporaryDirectory } from './support/seeded-data';

let dir: string;

beforeEach(() => {
  dir = temporaryDirectory();
  mkdirSync(databasePath(dir));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

describe('the data directory', () => {
  it('is in supabase/.temp unless AZ1_DATA_DIR names another', () => {
    expect(dataDirectory()).toBe('supabase/.temp/embedded');
    vi.stubEnv('AZ1_DATA_DIR', '');
    expect(dataDirectory()).toBe('supabase/.temp/embedded');
    vi.stubEnv('AZ1_DATA_DIR', dir);
    expect(dataDirectory()).toBe(dir);
  });

  it('is ready only with the marker and the database', () => {
    expect(isReady(dir)).toBe(false);
    markReady(dir);
    expect(isReady(dir)).toBe(true);
    rmSync(databasePath(dir), { recursive: true });
    expect(isReady(dir)).toBe(false);
  });

  it('is not ready once the database was discarded', () => {
    markReady(dir);
    discardDatabase(dir);
    mkdirSync(databasePath(dir));
    expect(isReady(dir)).toBe(false);
  });

  it('keeps a database that was set aside', () => {
    markReady(dir);
    writeFileSync(`${databasePath(dir)}/PG_VERSION`, '17');
    const aside = setDatabaseAside(dir);
    expect(existsSync(`${aside}/PG_VERSION`)).toBe(true);
    expect(existsSync(databasePath(dir))).toBe(false);
    mkdirSync(databasePath(dir));
    expect(isReady(dir)).toBe(false);
  });
});
