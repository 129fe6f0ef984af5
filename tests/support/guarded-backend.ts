import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveLocally } from '../../scripts/static-server';
import { backendRoutes } from '../../server/backend-routes';
import { openBackend } from '../../server/embedded-backend';
import { seededDataDirectory } from './seeded-data';

export type GuardedBackend = Awaited<ReturnType<typeof startGuardedBackend>>;

/** Starts the local backend with its routes, on a port of its own and with the demo data. */
export async function startGuardedBackend() {
  const dir = await seededDataDirectory();
  const backend = await openBackend(dir);
  const routeOf = backendRoutes(backend);
  const server = await serveLocally((request, response) => {
    const answer = routeOf(request.url ?? '');
    if (answer) void answer(request, response);
    else response.writeHead(404).end('not the API');
  });

  return {
    origin: server.url,
    /** The key that signs the access tokens. */
    secret: readFileSync(join(dir, 'jwt-secret'), 'utf8'),
    /** The secret that a mail service knows. */
    mailSecret: readFileSync(join(dir, 'mail-secret'), 'utf8'),
    /** Runs SQL past the API, as the owner of the database, and returns the rows of its last statement. */
    async sql(text: string) {
      const { rows } = await backend.app.connection.exec<{ rows: Record<string, unknown>[] }>(text);
      return rows;
    },
    async close() {
      await server.close();
      await backend.close();
    },
  };
}
