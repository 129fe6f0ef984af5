import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { databasePath } from '../../server/data-directory';
import { seededDataDirectory } from '../support/seeded-data';

/** The parts of Supabase's auth server that the rules read and @supabase/lite lacks. */
const MISSING_IN_LITE = `
  alter table auth.users add column if not exists invited_at timestamptz;
  create table if not exists auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, factor_type text, status text,
    created_at timestamptz, updated_at timestamptz);`;

/** The database of a first start, opened past the API as its owner. The caller closes it. */
export async function openLocalDatabase(): Promise<PGlite> {
  const db = await PGlite.create(databasePath(await seededDataDirectory()), { extensions: { pgtap } });
  await db.exec(`create schema if not exists extensions; ${MISSING_IN_LITE}`);
  return db;
}
