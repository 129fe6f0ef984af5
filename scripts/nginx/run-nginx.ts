import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { StaticServer } from '../static-server';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** Path of nginx on this machine, or undefined. */
export function findNginx(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find(
    (path) => existsSync(path),
  );
}

/** The main configuration around deploy/nginx/site.conf: one worker, everything below one folder. */
const mainConfiguration = (folder: string, dist: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include az1hockey/site.conf;
  }
}
`;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/**
 * Serves a built site by nginx with the configuration of deploy/nginx.
 * @throws Error with what nginx says when it refuses the configuration
 */
export async function runNginx(nginx: string, dist: string): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), 'az1-nginx-'));
  mkdirSync(join(folder, 'az1hockey'));
  copyFileSync('deploy/nginx/site.conf', join(folder, 'az1hockey/site.conf'));
  copyFileSync(join(dist, 'nginx/security-headers.conf'), join(folder, 'az1hockey/security-headers.conf'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, mainConfiguration(folder, resolve(dist), port));

  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', configuration];
  const check = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const child = spawn(nginx, args, { stdio: 'inherit' });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (Date.now() > deadline) throw new Error('nginx did not start.');
    await new Promise((wait) => {
      setTimeout(wait, POLL_MS);
    });
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
