import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildHeaders } from '../server/build-headers';
import { staticFiles } from '../server/static-files';

/** A server of a built folder, headers included, without a backend. */
export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a built folder on a free port of this machine. */
export async function serveStatic(dist: string): Promise<StaticServer> {
  const answer = staticFiles(dist);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(buildHeaders(dist))) response.setHeader(name, value);
    answer(request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
