/** `npm start`: builds the production bundle and serves it with the embedded backend on one loopback origin. */
import { startProblem } from '../server/errors';
import { portFromEnvironment, runServer } from '../server/run';
import { checkStart } from '../server/serve';
import { BuildError } from './build/build-error';
import { buildSite } from './build/build-site';

try {
  await checkStart(portFromEnvironment());
  await buildSite({ embedded: true });
} catch (error) {
  console.error(
    error instanceof BuildError ? `\nThe build stopped: ${error.message}\n` : startProblem(error),
  );
  process.exit(1);
}

await runServer();
console.log(`
  Accounts for trying it out (public passwords, on this machine only):
    administrator   admin@az1hockey.test    puckdrop-admin
    member          member@az1hockey.test   puckdrop-member

  npm run db:reset brings the demo data back. Ctrl-C stops the server.
`);
