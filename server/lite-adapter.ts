import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { splitSqlStatements, type App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';

const MIGRATIONS_DIR = 'supabase/migrations';
const PRIVILEGE = /^(grant|revoke|alter default privileges)\b/i;

/**
 * Runs the GRANT and REVOKE statements of the migrations again, oldest first. On its first request lite grants
 * everything on all tables to the API roles: policies still hold, but an anonymous visitor gets an empty list where
 * Supabase says "permission denied". lite does not repeat its grant in the same process.
 */
export async function restorePrivileges({ driver }: PgliteConnection): Promise<void> {
  const statements = readdirSync(MIGRATIONS_DIR)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => splitSqlStatements(readFileSync(join(MIGRATIONS_DIR, name), 'utf8')))
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => PRIVILEGE.test(statement));
  await driver.exec(statements.join(';\n'));
}

/** Calls private.before_request() once lite has set role and claims, as PostgREST does through `db_pre_request`. */
export function callBeforeRequest(connection: PgliteConnection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (context, run, options) =>
    withContext(
      context,
      async (db) => {
        await db.selectNoFrom(({ fn }) => fn('private.before_request', []).as('done')).execute();
        return run(db);
      },
      options,
    );
}

/**
 * Makes requests wait for each other. lite sends a request's BEGIN, role, claims and query one by one to PGlite's
 * single session, and only their timing would keep two requests out of one transaction, where one would read with the
 * rights of the other.
 */
export function answerInTurn(app: App): void {
  const fetch = app.fetch.bind(app);
  let last: Promise<unknown> = Promise.resolve();
  app.fetch = (...request) => {
    const answer = last.then(() => fetch(...request));
    last = answer.catch(() => undefined);
    return answer;
  };
}
