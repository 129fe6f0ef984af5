import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the site that can be cut, because neither driver can take its engine offline. */
export interface Line {
  /** The site's origin at this end. */
  origin: string;
  cut(): void;
  restore(): Promise<void>;
}

/** Opens a line to a server on this machine. */
export async function openLine(site: string): Promise<Line> {
  const { port: sitePort, hostname } = new URL(site);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(sitePort) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    restore: () => listen(port),
  };
}
