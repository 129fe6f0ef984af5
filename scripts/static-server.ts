import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staticFiles } from './static-files';

/** A server on a free port of this machine. */
export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** Serves what a listener answers. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Serves a built folder as a host does, without a backend. */
export const serveStatic = (dist: string): Promise<LocalServer> => serveLocally(staticFiles(dist));
