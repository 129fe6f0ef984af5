import type { Plugin } from 'vite';
import { backendRoutes } from './backend-routes';
import { openBackend } from './embedded-backend';
import { StartError } from '../scripts/start-error';
import { isLoopbackName } from './loopback';

function requireLoopback(host: string | boolean | undefined): void {
  if (host === undefined || host === false || (typeof host === 'string' && isLoopbackName(host))) return;
  throw new StartError(
    'The embedded backend holds demo accounts with public passwords, so it is served to this machine only. Leave out --host, or set VITE_SUPABASE_URL to use a hosted project.',
  );
}

/** The embedded backend on the development server's own origin. */
export function embeddedBackend(): Plugin {
  // By environment, because a restart makes the next server before it closes the last one.
  const closers = new WeakMap<object, () => Promise<void>>();
  return {
    name: 'embedded-backend',
    apply: 'serve',
    // Links in emails name the port, and the database opens before the server listens.
    config: () => ({ server: { strictPort: true } }),
    async configureServer(server) {
      requireLoopback(server.config.server.host);
      const backend = await openBackend(undefined, `http://localhost:${server.config.server.port}`);
      closers.set(server.environments.client, () => backend.close());
      const routeOf = backendRoutes(backend);
      server.middlewares.use((request, response, next) => {
        const answer = routeOf(request.url ?? '');
        if (answer) void answer(request, response);
        else next();
      });
    },
    // Vite waits for this hook before it exits, which it does not do for the server's 'close' event.
    async closeBundle() {
      await closers.get(this.environment)?.();
    },
  };
}
