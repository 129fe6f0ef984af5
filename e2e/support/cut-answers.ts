import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Promises more bytes than come. */
const PROMISED_BYTES = 4096;

/** A server that begins to answer every request and hangs up in the middle. */
export async function cutMidAnswer(start: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const headers = [
        'HTTP/1.1 200 OK',
        'Content-Type: application/json',
        'Access-Control-Allow-Origin: *',
        `Content-Length: ${PROMISED_BYTES}`,
      ];
      socket.end(`${headers.join('\r\n')}\r\n\r\n${start}`);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
      }),
  };
}
