import type { Plugin } from 'vite';
import { backendRoutes } from './backend-routes';
import { openBackend, type EmbeddedBackend } from './embedded-backend';
import { isLoopbackName } from './loopback';

// Kept on globalThis because Vite loads its configuration, and with it this module, again on a restart. Never closed:
// PGlite survives the end of the process, and the next start takes over its lock.
const SLOT = Symbol.for('az1-hockey.embedded-backend');
const slots = globalThis as { [SLOT]?: Promise<EmbeddedBackend> };

function requireLoopback(host: string | boolean | undefined): void {
  if (host === undefined || host === false || (typeof host === 'string' && isLoopbackName(host))) return;
  throw new Error(
    'The embedded backend holds demo accounts with public passwords, so it is served to this machine only. Leave out --host, or set VITE_SUPABASE_URL to use a hosted project.',
  );
}

/** The embedded backend on the development server's own origin. */
export function embeddedBackend(): Plugin {
  return {
    name: 'embedded-backend',
    apply: 'serve',
    // Links in emails name the port, and the database opens before the server listens.
    config: () => ({ server: { strictPort: true } }),
    async configureServer({ config, middlewares }) {
      requireLoopback(config.server.host);
      const routeOf = backendRoutes(
        await (slots[SLOT] ??= openBackend(undefined, `http://localhost:${config.server.port}`)),
      );
      middlewares.use((request, response, next) => {
        const answer = routeOf(request.url ?? '');
        if (answer) void answer(request, response);
        else next();
      });
    },
  };
}
