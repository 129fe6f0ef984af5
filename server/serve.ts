import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { DIST } from '../scripts/dist';
import { hostHeaders, staticFiles } from '../scripts/static-files';
import { backendRoutes } from './backend-routes';
import { dataDirectory } from './data-directory';
import { openBackend, type EmbeddedBackend } from './embedded-backend';
import { closeServer, listen } from './listen';
import { isLoopbackHost } from './loopback';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Node's default, 30 s, would let connections exceed their time by that much. */
const TIMEOUT_CHECK_MS = 1000;

export interface ServerOptions {
  /** 0 lets the system choose. */
  port: number;
  /** The folder that `npm run build` wrote. */
  dist?: string;
  /** Where the local database is kept. */
  dataDir?: string;
  /** A build of `dist` that still runs; the database opens meanwhile. */
  built?: Promise<void>;
}

export interface RunningServer {
  url: string;
  /** Answers no more requests, closes the database and releases its directory. */
  close(): Promise<void>;
}

/** Opens the backend while a build runs. Closes it again, and throws, when the build fails. */
async function openWith(
  built: Promise<void> | undefined,
  open: () => Promise<EmbeddedBackend>,
): Promise<EmbeddedBackend> {
  const [building, opening] = await Promise.allSettled([built, open()]);
  if (opening.status === 'rejected') throw opening.reason;
  if (building.status === 'fulfilled') return opening.value;
  await opening.value.close();
  throw building.reason;
}

/**
 * Serves the built site and the embedded backend from one origin on this machine, with the headers of
 * production. Throws an Error for anything the person at the keyboard can fix.
 */
export async function startServer({
  port,
  dist = DIST,
  dataDir = dataDirectory(),
  built,
}: ServerOptions): Promise<RunningServer> {
  const root = resolve(dist);
  // Fail early, before anything is opened.
  if (built === undefined) hostHeaders(root, '/');
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  });
  // Listen first: a taken port is reported before the database is touched.
  const url = `http://localhost:${await listen(server, port)}`;

  const opening = openWith(built, () => openBackend(dataDir, url)).then((backend) => ({
    backend,
    routeOf: backendRoutes(backend),
  }));
  const serveFile = staticFiles(root);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Requests wait while the site is built and the database opens.
    const { routeOf } = await opening;
    const answerBackend = routeOf(request.url ?? '');
    if (!isLoopbackHost(request.headers.host)) response.writeHead(421).end();
    else if (answerBackend) await answerBackend(request, response);
    else serveFile(request, response);
  }

  server.on('request', (request, response) => {
    // Reached only when startup failed: drop the requests that were waiting.
    answer(request, response).catch(() => response.destroy());
  });

  const { backend } = await opening.catch(async (error: unknown) => {
    await closeServer(server);
    throw error;
  });
  return {
    url,
    async close() {
      await closeServer(server);
      await backend.close();
    },
  };
}
