import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { oneAtATime } from './one-at-a-time';

/**
 * Calls private.before_request() in the transaction of every API request, once lite has set role and claims, as
 * PostgREST does through `db_pre_request`. lite has no such setting.
 */
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
 * Makes API requests wait for each other. lite sends a request's BEGIN, role, claims and query one by one to PGlite's
 * single session, and only their timing keeps two requests out of one transaction, where one would read with the rights
 * of the other.
 */
export function answerInTurn(app: App, inTurn: ReturnType<typeof oneAtATime>): void {
  const fetch = app.fetch.bind(app);
  app.fetch = (...request) => inTurn(() => fetch(...request));
}
