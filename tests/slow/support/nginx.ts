import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { temporaryDirectory } from '../../support/setup-temporary';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);
export const SITE_NAME = 'www.example.org';

/** An nginx with the files of deploy/nginx as they are; names of folders and ports are put in as a reader would. */
export interface Nginx {
  /** Where the site is without TLS. */
  origin: string;
  /** The port of the site by its name, with TLS. */
  tlsPort: number;
  stop: () => Promise<void>;
}

/** Returns a port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Serves a built site. @throws Error when nginx is not there or refuses the files */
export async function startNginx(dist: string, plainPort: number): Promise<Nginx> {
  if (NGINX === undefined) throw new Error('nginx was not found. Debian: apt-get install nginx-light');
  const folder = temporaryDirectory();
  mkdirSync(join(folder, 'az1hockey'));
  cpSync('deploy/nginx/site.conf', join(folder, 'az1hockey/site.conf'));
  cpSync(join(dist, 'nginx'), join(folder, 'az1hockey'), { recursive: true });
  const key = ['-keyout', 'key.pem', '-out', 'certificate.pem', '-subj', `/CN=${SITE_NAME}`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key], {
    cwd: folder,
    stdio: 'pipe',
  });

  const port = await freePort();
  const tlsPort = await freePort();
  const site = readFileSync('deploy/nginx/az1hockey.conf', 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tlsPort}`)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, `${folder}/certificate.pem`)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, `${folder}/key.pem`)
    .replace('/var/www/az1hockey', dist);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events { worker_connections 64; }
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${site}
     server { listen 127.0.0.1:${plainPort}; root ${dist}; include az1hockey/site.conf; } }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(NGINX, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = spawn(NGINX, args, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${plainPort}`;
  await vi.waitFor(() => fetch(origin), { timeout: 10_000 });
  return {
    origin,
    tlsPort,
    async stop() {
      const ended = new Promise((exit) => nginx.once('exit', exit));
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
