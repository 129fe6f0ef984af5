/** `npm start`: builds the production bundle and serves it with the embedded backend on one loopback origin. */
import { spawn } from 'node:child_process';
import { checkStart } from '../server/listen';
import { portFromEnvironment } from './port';
import { startProblem, StartError } from './start-error';

/** Builds in a separate process, because the database keeps a core of this one busy. */
function build(): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--embedded', '--uncompressed'];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((built, failed) => {
    child.once('exit', (code) => {
      if (code === 0) built();
      else failed(new StartError('There is nothing to serve without a build.'));
    });
  });
}

try {
  await checkStart(portFromEnvironment());
  console.log('Building the site. The first start also creates its database.');
  const built = build();
  // Loads the database code, which takes a second, while the build runs.
  const { runServer } = await import('../server/run');
  await runServer({ built });
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}

console.log(`
  Accounts for trying it out (public passwords, on this machine only):
    administrator   admin@az1hockey.test    puckdrop-admin
    member          member@az1hockey.test   puckdrop-member

  npm run db:reset restores the demo data. Ctrl-C stops the server.
`);
