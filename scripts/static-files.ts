import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';

/** Files that only hosts read, hidden files, and 404.html under its own name. */
const NOT_SERVED = /^\/(_headers|_redirects|404(\.html)?)$|\/\.(?!well-known\/)/;
/** What both hosts send where no rule says otherwise. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Reads a file that the build wrote for hosts. @throws Error when there is no whole build */
function readHostFile(dist: string, name: string): string[] {
  const file = join(dist, name);
  if (!existsSync(file)) throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  return readFileSync(file, 'utf8').split('\n');
}

/**
 * Returns the headers that Netlify and Cloudflare Pages send with an address, from the `_headers` of a build: those of
 * every rule that matches, and values of the same header joined.
 */
export function hostHeaders(dist: string, pathname: string): Headers {
  const headers = new Headers();
  let matches = false;
  for (const line of readHostFile(dist, '_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      if (matches) headers.append(name, value);
    } else matches = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : line === pathname;
  }
  if (!headers.has('cache-control')) headers.set('cache-control', ASK_EACH_TIME);
  return headers;
}

/** Returns where the `_redirects` of a build send an address; undefined where it stays. */
function redirectTarget(dist: string, pathname: string): string | undefined {
  const rules = readHostFile(dist, '_redirects').map((line) => line.split(' '));
  return rules.find(([from]) => from === pathname)?.[1];
}

/**
 * Answers as a static host does: `/about` is about.html, with the headers and redirects that the build wrote, and
 * compressed; anything else is the 404 page. Reads the folder on each request, so that a new build is served at once.
 */
export function staticFiles(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compression({ brotli: true, level: 5 });
  const serveFile = sirv(dist, { dev: true, etag: true, extensions: ['html'], onNoMatch: sendNotFound });

  function sendNotFound(_request: IncomingMessage, response: ServerResponse): void {
    const page = readFileSync(join(dist, '404.html'));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': ASK_EACH_TIME });
    response.end(page);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [pathname = '', query] = (request.url ?? '').split('?');
    response.setHeaders(hostHeaders(dist, pathname));
    const target = redirectTarget(dist, pathname);
    if (target !== undefined) {
      response.writeHead(301, { location: query === undefined ? target : `${target}?${query}` }).end();
    } else if (NOT_SERVED.test(pathname) || (pathname !== '/' && pathname.endsWith('/'))) {
      sendNotFound(request, response);
    } else {
      serveFile(request, response);
    }
  }

  return (request, response) => {
    // A new build removes files that are being read: sirv does not listen for that, and the process would end.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    compress(request, response, () => {
      try {
        answer(request, response);
      } catch (error) {
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
      }
    });
  };
}
