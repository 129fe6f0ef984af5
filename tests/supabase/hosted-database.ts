import { readFileSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';

const SUPABASE_DIR = 'supabase';
const MIGRATIONS_DIR = `${SUPABASE_DIR}/migrations`;

/** The project's migrations, oldest first. */
export function readMigrations(): { name: string; sql: string }[] {
  return readdirSync(MIGRATIONS_DIR)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(`${MIGRATIONS_DIR}/${name}`, 'utf8') }));
}

export function readSeed(): string {
  return readFileSync(`${SUPABASE_DIR}/seed.sql`, 'utf8');
}

/** A Postgres in memory as a hosted Supabase project gives it: roles and auth schema, nothing of ours. */
export async function createHostedDatabase(): Promise<PGlite> {
  const db = await PGlite.create({ extensions: { pgtap } });
  await db.exec(readFileSync('tests/supabase/hosted-shim.sql', 'utf8'));
  // Before the migrations: they take the default right to execute functions away, also from pgTAP's own.
  await db.exec('create extension pgtap with schema extensions');
  return db;
}

/** The same with migrations and seed applied. The caller closes it. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const db = await createHostedDatabase();
  for (const { sql } of readMigrations()) await db.exec(sql);
  await db.exec(readSeed());
  return db;
}
