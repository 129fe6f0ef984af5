/**
 * `npm run test:nginx`: serves dist/ by nginx with deploy/nginx/site.conf and by the server of `npm start`, and holds
 * both to the same table. Needs nginx on this machine and a built site; it installs nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectations } from './nginx/expectations';
import { findDifferences } from './nginx/find-differences';
import { findNginx, runNginx } from './nginx/run-nginx';
import { serveStatic } from './static-server';

const dist = process.env['AZ1_DIST'] ?? 'dist';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const nginx =
  findNginx() ?? stop('nginx was not found. Install it first (Debian: apt-get install nginx-light).');
if (!existsSync(join(dist, 'nginx/security-headers.conf'))) {
  stop(`There is no built site in ${dist}. Build it first: npm run build`);
}

const headers = JSON.parse(readFileSync(join(dist, '.headers.json'), 'utf8')) as Record<string, string>;
const script =
  readdirSync(join(dist, 'assets')).find((file) => /^frame-.*\.js$/.test(file)) ??
  stop(`${dist}/assets holds no frame script.`);
const table = expectations(`/assets/${script}`);

let failed = 0;
for (const [name, start] of [
  ['nginx', () => runNginx(nginx, dist)],
  ['the server of npm start', () => serveStatic(dist)],
] as const) {
  const server = await start();
  const differences = await findDifferences(server.url, table, headers).finally(() => server.close());
  failed += differences.length;
  console.log(`${name}: ${table.length} requests, ${differences.length} differences`);
  for (const difference of differences) console.log(`  ${difference}`);
}
process.exitCode = failed === 0 ? 0 : 1;
