import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { builtOnce } from '../support/built-once';
import { CREATE_PGTAP, migrationsAndSeed, SHIM_FILE } from './project-sql';

const DUMP_FILE = 'database.tar';
const extensions = { pgtap };

/** Dumps a PostgreSQL like that of a new hosted Supabase project: roles and auth schema, nothing of ours. */
async function dumpHostedDatabase(folder: string): Promise<void> {
  const db = await PGlite.create({ extensions });
  await db.exec(readFileSync(SHIM_FILE, 'utf8'));
  await db.exec(CREATE_PGTAP);
  const dump = await db.dumpDataDir('none');
  writeFileSync(join(folder, DUMP_FILE), Buffer.from(await dump.arrayBuffer()));
  await db.close();
}

/** An in-memory hosted database with the project's migrations and seed. The caller closes it. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const folder = await builtOnce('hosted', ['package-lock.json', SHIM_FILE], dumpHostedDatabase);
  const loadDataDir = new Blob([readFileSync(join(folder, DUMP_FILE))]);
  const db = await PGlite.create({ loadDataDir, extensions });
  for (const sql of migrationsAndSeed()) await db.exec(sql);
  return db;
}
