import type { IncomingMessage } from 'node:http';

/** Far larger than any request of the site; hosted Supabase has a limit too. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** The whole body, or undefined when it is larger than 64 KiB. Throws when the connection breaks. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  // Read to the end in any case: an answer sent while the client still writes may never reach it.
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= LARGEST_BODY_BYTES) parts.push(part);
  }
  return size <= LARGEST_BODY_BYTES ? Buffer.concat(parts) : undefined;
}
