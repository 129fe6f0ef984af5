import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataDirectory, makeDataDirectory } from './data-directory';
import { lockDirectory } from './owner-lock';

/** Only programs on this machine can connect: the demo accounts have public passwords. */
const HOST = '127.0.0.1';

/** Returns the port that a server listens on. Throws an Error when it cannot. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} is reserved. Choose one above 1023: PORT=8080 npm start`,
      };
      const sentence = sentences[error.code ?? ''];
      reject(sentence ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(port, HOST, () => {
      resolvePort((server.address() as AddressInfo).port);
    });
  });
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => {
      done();
    });
    server.closeAllConnections();
  });
}

/**
 * Throws an Error when the port or the data is in use. Call it before slow work, such as a build, that a
 * failed start would waste. Loads neither the database nor the bundler.
 */
export async function checkStart(port: number, dataDir = dataDirectory()): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await closeServer(server);
  makeDataDirectory(dataDir);
  lockDirectory(dataDir)();
}
