import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { backendRoutes } from './backend-routes';
import { buildHeaders } from './build-headers';
import { dataDirectory } from './data-directory';
import { openBackend } from './embedded-backend';
import { StartError } from './errors';
import { isLoopbackHost } from './loopback';
import { lockDirectory } from './owner-lock';
import { signInsPerWindow } from './rate-limit';
import { staticFiles } from './static-files';

/** Only programs on this machine can connect: the demo accounts have public passwords. */
const HOST = '127.0.0.1';
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Node looks for connections that are over their time every 30 s unless told otherwise. */
const TIMEOUT_CHECK_MS = 1000;
const SWAP_MS = 50;
const SWAP_ATTEMPTS = 10;

export interface ServerOptions {
  /** 0 lets the system choose. */
  port: number;
  /** The folder that `npm run build` wrote. */
  dist?: string;
  /** Where the local database is kept. */
  dataDir?: string;
}

export interface RunningServer {
  url: string;
  /** Answers no more requests, closes the database and gives its directory back. */
  close(): Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} is reserved. Choose one above 1023: PORT=4173 npm start`,
      };
      const sentence = sentences[error.code ?? ''];
      reject(sentence ? new StartError(sentence, { cause: error }) : error);
    });
    server.listen(port, HOST, () => {
      resolvePort((server.address() as AddressInfo).port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}

/** The headers of the build that is there now; between the two steps of a swap none is. */
async function headersOf(root: string): Promise<Record<string, string>> {
  for (let attempt = 1; attempt < SWAP_ATTEMPTS; attempt++) {
    try {
      return buildHeaders(root);
    } catch {
      await passed(SWAP_MS);
    }
  }
  return buildHeaders(root);
}

/**
 * Throws a {@link StartError} when the port or the data is in use, for who has something to do before a start that would
 * then have been for nothing.
 */
export async function checkStart(port: number, dataDir = dataDirectory()): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await closeServer(server);
  lockDirectory(dataDir)();
}

/**
 * Serves the built site and the embedded backend from one origin on this machine, with the headers of
 * production. Throws a {@link StartError} when something the reader can mend stands in the way.
 */
export async function startServer({
  port,
  dist = 'dist',
  dataDir = dataDirectory(),
}: ServerOptions): Promise<RunningServer> {
  const root = resolve(dist);
  // Only to learn now, with nothing opened yet, what is wrong.
  buildHeaders(root);
  signInsPerWindow();
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  });
  // Before the database: a port that is taken is known at once, and the data is not touched for nothing.
  const url = `http://localhost:${await listen(server, port)}`;

  const opening = openBackend(dataDir, url).then((backend) => ({ backend, routeOf: backendRoutes(backend) }));
  const serveFile = staticFiles(root);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Requests wait while the database opens, so that nobody sees a site without its backend.
    const { routeOf } = await opening;
    // Read with the files: the next build has another policy.
    const headers = await headersOf(root);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const answerBackend = routeOf(request.url ?? '');
    if (!isLoopbackHost(request.headers.host)) response.writeHead(421).end();
    else if (answerBackend) await answerBackend(request, response);
    else serveFile(request, response);
  }

  server.on('request', (request, response) => {
    // Only a start that failed comes here; those who waited for it get no answer.
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
