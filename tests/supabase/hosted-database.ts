import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { builtOnce } from '../support/built-once';

const SHIM_FILE = 'tests/supabase/hosted-shim.sql';
const MIGRATIONS_DIR = 'supabase/migrations';
const SEED_FILE = 'supabase/seed.sql';
const DUMP_FILE = 'database.tar';

async function dumpHostedDatabase(folder: string): Promise<void> {
  const db = await PGlite.create({ extensions: { pgtap } });
  await db.exec(readFileSync(SHIM_FILE, 'utf8'));
  // Before the migrations: they take the default right to execute functions away, also from pgTAP's own.
  await db.exec('create extension pgtap with schema extensions');
  const dump = await db.dumpDataDir('none');
  writeFileSync(join(folder, DUMP_FILE), Buffer.from(await dump.arrayBuffer()));
  await db.close();
}

/** A Postgres in memory as a hosted Supabase project gives it: roles and auth schema, nothing of ours. */
async function createHostedDatabase(): Promise<PGlite> {
  const folder = await builtOnce('hosted', ['package-lock.json', SHIM_FILE], dumpHostedDatabase);
  const dump = new Blob([readFileSync(join(folder, DUMP_FILE))]);
  return PGlite.create({ loadDataDir: dump, extensions: { pgtap } });
}

/** The same with the project's migrations and seed applied, in memory. The caller closes it. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const db = await createHostedDatabase();
  const migrations = readdirSync(MIGRATIONS_DIR).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.toSorted()) await db.exec(readFileSync(join(MIGRATIONS_DIR, name), 'utf8'));
  await db.exec(readFileSync(SEED_FILE, 'utf8'));
  return db;
}
