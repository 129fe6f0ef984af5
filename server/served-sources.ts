import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** Of the project, all that a browser needs for a page in development. */
const SERVED = ['index.html', 'src', 'public', 'node_modules', 'scripts'];
const HIDDEN = /\/\.(?!well-known\/)/;
/** Where Vite keeps dependencies that it has bundled. */
const BUNDLED_DEPENDENCIES = '/node_modules/.vite/';

/** The path of a request as a file system would read it; undefined when it cannot be read. */
function plainPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, '')).replaceAll('\\', '/');
    return posix.normalize(path.replace(/^\/*/, '/'));
  } catch {
    return undefined;
  }
}

function mayBeServed(root: string, url: string): boolean {
  const path = plainPath(url);
  if (path === undefined || path.startsWith('/@fs/')) return false;
  if (HIDDEN.test(path) && !path.startsWith(BUNDLED_DEPENDENCIES)) return false;
  // `/@id/` may name a file by its whole path.
  if (path.startsWith('/@id/') && path.includes(root)) return false;
  const [first = ''] = path.slice(1).split('/');
  return first === '' || SERVED.includes(first) || !existsSync(join(root, first));
}

/**
 * Keeps the development server to the sources of the pages: the signing key and the database of the embedded backend,
 * .env files and everything else of the project are refused, in whatever spelling they are asked for.
 */
export function servedSources(): Plugin {
  return {
    name: 'served-sources',
    apply: 'serve',
    config: () => ({ server: { fs: { strict: true, allow: SERVED } } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (mayBeServed(server.config.root, request.url ?? '/')) next();
        else response.writeHead(403, { 'content-type': 'text/plain' }).end('Not served\n');
      });
    },
  };
}
