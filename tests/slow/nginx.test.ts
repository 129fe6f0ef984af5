// @vitest-environment node
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from '../server/support/http';
import { hostQuestions } from '../support/host-answers';
import { writeSmallSite } from '../support/small-site';

/** nginx with the files of deploy/nginx as they are; names of folders and ports are put in as a reader would. */
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);
const SITE_NAME = 'www.example.org';

let folder: string;
let dist: string;
let nginx: ChildProcess;
let origin: string;
let tlsPort: number;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

beforeAll(async () => {
  if (NGINX === undefined) throw new Error('nginx was not found. Debian: apt-get install nginx-light');
  dist = await writeSmallSite();
  folder = mkdtempSync(join(tmpdir(), 'az1-nginx-'));
  mkdirSync(join(folder, 'az1hockey'));
  cpSync('deploy/nginx/site.conf', join(folder, 'az1hockey/site.conf'));
  cpSync(join(dist, 'nginx'), join(folder, 'az1hockey'), { recursive: true });
  const key = ['-keyout', 'key.pem', '-out', 'certificate.pem', '-subj', `/CN=${SITE_NAME}`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key], {
    cwd: folder,
    stdio: 'pipe',
  });

  const port = await freePort();
  tlsPort = await freePort();
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
  const plainPort = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events { worker_connections 64; }
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${site}
     server { listen 127.0.0.1:${plainPort}; root ${dist}; include az1hockey/site.conf; } }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(NGINX, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  nginx = spawn(NGINX, args, { stdio: 'ignore' });
  origin = `http://127.0.0.1:${plainPort}`;
  await vi.waitFor(() => fetch(origin), { timeout: 10_000 });
});

afterAll(async () => {
  const ended = new Promise((exit) => nginx.once('exit', exit));
  nginx.kill('SIGTERM');
  await ended;
  for (const used of [folder, dist]) rmSync(used, { recursive: true });
});

it.each(Object.entries(hostQuestions))('%s', async (_name, ask) => {
  await ask(origin);
});

it('sends the security headers with everything, and nowhere its version', async () => {
  const headers = JSON.parse(readFileSync(join(dist, '.headers.json'), 'utf8')) as Record<string, string>;
  for (const path of ['/', '/about', '/about/', '/nowhere', '/assets/main-1a2b.js', '/calendar/camp.ics']) {
    const answer = await call(origin, path);
    for (const [name, value] of Object.entries(headers)) {
      expect.soft(answer.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
    expect.soft(answer.headers['server'], path).toBe('nginx');
  }
});

describe('with TLS', () => {
  function ask(host: string, path: string): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: tlsPort, servername: host, path, rejectUnauthorized: false };
      request({ ...options, headers: { host } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, ...response.headers });
      })
        .on('error', reject)
        .end();
    });
  }

  it('serves the site by its name', async () => {
    expect(await ask(SITE_NAME, '/about')).toMatchObject({ status: 200 });
  });

  it('leads the bare name there, tells browsers to keep to TLS and nobody its version', async () => {
    expect(await ask('example.org', '/about?x=1')).toMatchObject({
      status: 301,
      location: `https://${SITE_NAME}/about?x=1`,
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
      server: 'nginx',
    });
  });
});
