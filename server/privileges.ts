import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';

const PRIVILEGE = /^(grant|revoke|alter default privileges)\b/i;

/**
 * The GRANT, REVOKE and ALTER DEFAULT PRIVILEGES statements of the migrations, oldest first.
 *
 * On its first use of row level security lite grants everything on all tables to the API roles. Policies
 * still hold, but an anonymous visitor gets an empty list where Supabase says "permission denied". These
 * statements, run again after that grant, restore the rights; lite does not repeat its grant in the same process.
 */
export function privilegeStatements(migrationsDir: string): string[] {
  return readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => splitSqlStatements(readFileSync(join(migrationsDir, name), 'utf8')))
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => PRIVILEGE.test(statement));
}
