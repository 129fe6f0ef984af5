/** `npm start`: builds the production bundle and serves it with the embedded backend on one loopback origin. */
import { runServer } from '../server/run';
import { BuildError } from './build/build-error';
import { buildSite } from './build/build-site';

try {
  await buildSite({ embedded: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(`\nThe build stopped: ${error.message}\n`);
  process.exit(1);
}

await runServer();
console.log(`
  Accounts for trying it out (public passwords, on this machine only):
    administrator   admin@az1hockey.test    puckdrop-admin
    member          member@az1hockey.test   puckdrop-member

  npm run db:reset brings the demo data back. Ctrl-C stops the server.
`);
