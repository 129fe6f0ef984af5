import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-types';
import { isFresh } from './negotiation';
import { findSiteFile } from './site-file';
import { readSitePath } from './site-path';

const NO_CACHE = 'no-cache';
const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_WEEK = 'public, max-age=604800';
const NOT_FOUND_PAGE = '404.html';

/** Files under assets/ carry a hash of their content in the name; pages and a worker must never be old ones. */
function cacheControl(file: string): string {
  if (file.endsWith('.html') || file === 'sw.js') return NO_CACHE;
  return file.startsWith('assets/') ? ONE_YEAR_IMMUTABLE : ONE_WEEK;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_CACHE });
  response.end(text);
}

/** Sends a file of the site, or 304 when the client has it. Returns false when there is no such file. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { dist, file, status = 200 }: { dist: string; file: string; status?: number },
): Promise<boolean> {
  const found = await findSiteFile(dist, file, request.headers['accept-encoding']);
  if (!found) return false;

  const { path, stats, encoding, varies } = found;
  const etag = `W/"${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}"`;
  response.setHeader('cache-control', cacheControl(file));
  response.setHeader('etag', etag);
  response.setHeader('last-modified', stats.mtime.toUTCString());
  if (varies) response.setHeader('vary', 'accept-encoding');
  if (status === 200 && isFresh(request.headers, etag, stats.mtime)) {
    response.writeHead(304).end();
    return true;
  }

  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': contentType(file), 'content-length': stats.size });
  if (request.method === 'HEAD') response.end();
  // The client went away, or the file did while it was read: the headers are sent, nobody can be told.
  else await pipeline(createReadStream(path), response).catch(() => response.destroy());
  return true;
}

/**
 * Answers GET and HEAD with the built site as a static host would: `/about` is about.html, other spellings of
 * a page redirect to it, what does not exist is the 404 page with status 404. Reads the folder on every
 * request, so a new build is served at once. The returned function never rejects.
 */
export function staticFiles(dist: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed\n');
      return;
    }

    const asked = readSitePath(request.url ?? '/');
    if (asked.kind === 'redirect' && (await findSiteFile(dist, asked.file, undefined))) {
      response.writeHead(308, { location: asked.location, 'cache-control': NO_CACHE }).end();
      return;
    }
    if (asked.kind === 'page' || asked.kind === 'asset') {
      if (await sendFile(request, response, { dist, file: asked.file })) return;
    }
    if (
      asked.kind === 'asset' ||
      !(await sendFile(request, response, { dist, file: NOT_FOUND_PAGE, status: 404 }))
    ) {
      sendText(response, 404, 'Not found\n');
    }
  };
}
