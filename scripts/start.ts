/** `npm start`: `npm run build` for this machine, then `npm run preview`. The database opens while the build runs. */
import { fork } from 'node:child_process';
import { checkStart } from '../server/listen';
import { localPort } from './local-backend';

/** Variables of a hosted build, which a .env file may set. */
const HOSTED =
  'VITE_SITE_URL VITE_SUPABASE_URL VITE_SUPABASE_PUBLISHABLE_KEY VITE_ACCOUNTS VITE_OFFLINE'.split(' ');

/** Builds in a separate process, because the database keeps a core of this one busy. */
function build(): Promise<void> {
  const env = { ...process.env, ...Object.fromEntries(HOSTED.map((name) => [name, ''])) };
  const child = fork('scripts/build.ts', { env });
  return new Promise((built, failed) => {
    child.once('exit', (code) => {
      if (code === 0) built();
      else failed(new Error('There is nothing to serve without a build.'));
    });
  });
}

try {
  await checkStart(localPort());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log('Building the site. The first start also creates its database.');
const built = build();
// Loads the database code, which takes a second, while the build runs.
const { runServer } = await import('../server/run');
await runServer({ built });
console.log(`
  Accounts for trying it out (public passwords, on this machine only):
    administrator   admin@az1hockey.test    puckdrop-admin
    member          member@az1hockey.test   puckdrop-member

  npm run db:reset restores the demo data. Ctrl-C stops the server.
`);
