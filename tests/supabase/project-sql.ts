import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The parts that Supabase prepares before a project's migrations run. */
export const SHIM_FILE = 'tests/supabase/hosted-shim.sql';

/** Runs after the shim: the migrations revoke the default right to execute functions, even for pgTAP's own. */
export const CREATE_PGTAP = 'create extension pgtap with schema extensions';

const MIGRATIONS_DIR = 'supabase/migrations';
const SEED_FILE = 'supabase/seed.sql';
const TESTS_DIR = 'supabase/tests';

function sqlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

/** The project's migrations, oldest first, and its seed. */
export function migrationsAndSeed(): string[] {
  const files = [...sqlFiles(MIGRATIONS_DIR).map((name) => join(MIGRATIONS_DIR, name)), SEED_FILE];
  return files.map((file) => readFileSync(file, 'utf8'));
}

/** The pgTAP files of the project. */
export function pgTapFiles(): { file: string; sql: string }[] {
  return sqlFiles(TESTS_DIR).map((file) => ({ file, sql: readFileSync(join(TESTS_DIR, file), 'utf8') }));
}
