/** `npm start`: builds the production bundle and serves it with the embedded backend on one loopback origin. */
import { BuildError } from './build/build-error';
import { buildSite } from './build/build-site';
import { DEFAULT_PORT } from './build/environment';

try {
  await buildSite({ embedded: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(`\nThe build stopped: ${error.message}\n`);
  process.exit(1);
}

const { runServer } = await import('../server/run-server');
await runServer({ port: Number(process.env['PORT'] ?? DEFAULT_PORT) });
