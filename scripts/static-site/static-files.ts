import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { redirectTarget } from '../../src/site/redirects';
import { ASK_EACH_TIME, headersFor } from '../build/site-rules';

/**
 * Paths in the built folder that are not part of the site: hidden files, compressed copies, the files that hosts read,
 * and 404.html under its own name. Only the home page ends with a slash.
 */
const NOT_OF_THE_SITE = /\/\.(?!well-known\/)|\.(br|gz)$|^\/(_headers$|_redirects$|404(\.html)?$)|.\/$/;

function isOfTheSite(path: string): boolean {
  try {
    return path.startsWith('/') && !NOT_OF_THE_SITE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function sendText(response: ServerResponse, status: number, type: string, text: string | Buffer): void {
  response.writeHead(status, {
    'cache-control': ASK_EACH_TIME,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/**
 * Answers GET and HEAD with the built site as a static host would: `/about` is about.html, other spellings of a page
 * redirect to it, anything else gets the 404 page with status 404. Reads the folder on every request, so a new build is
 * served at once.
 */
export function staticFiles(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  function sendNotFound(_request: IncomingMessage, response: ServerResponse): void {
    try {
      sendText(response, 404, 'text/html', readFileSync(join(dist, '404.html')));
    } catch {
      sendText(response, 404, 'text/plain', 'Not found\n');
    }
  }

  const sendFile = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: sendNotFound,
  });

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'text/plain', 'Method not allowed\n');
      return;
    }
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    const address = redirectTarget(path);
    if (address !== undefined) {
      response.writeHead(301, { location: address + query, 'cache-control': ASK_EACH_TIME }).end();
      return;
    }
    if (!isOfTheSite(path)) {
      sendNotFound(request, response);
      return;
    }
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    // sirv passes an impossible range (10-5) on to the file system, which throws. Nothing here is read in parts.
    delete request.headers.range;
    // A file may vanish while it is opened: sirv does not listen for that, and the process would end.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    sendFile(request, response);
  };
}
