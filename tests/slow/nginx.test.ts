import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askLiveSite } from '../../scripts/launch-check/ask-live-site';
import { call } from '../server/support/http';
import { hostQuestions } from '../support/host-answers';
import { writeSmallSite } from '../support/small-site';
import { freePort, SITE_NAME, startNginx, type Nginx } from './support/nginx';
import { scratchBuild } from './support/scratch-build';

const BUILD_MS = 300_000;

let dist: string;
let nginx: Nginx;

beforeAll(async () => {
  dist = await writeSmallSite();
  nginx = await startNginx(dist, await freePort());
});

afterAll(() => nginx.stop());

it.each(Object.entries(hostQuestions))('%s', async (_name, ask) => {
  await ask(nginx.origin);
});

it('sends the security headers with everything, and nowhere its version', async () => {
  const headers = JSON.parse(readFileSync(join(dist, '.headers.json'), 'utf8')) as Record<string, string>;
  for (const path of ['/', '/about', '/about/', '/nowhere', '/assets/main-1a2b.js', '/calendar/camp.ics']) {
    const answer = await call(nginx.origin, path);
    for (const [name, value] of Object.entries(headers)) {
      expect.soft(answer.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
    expect.soft(answer.headers['server'], path).toBe('nginx');
  }
});

describe('with TLS', () => {
  function ask(host: string, path: string): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: nginx.tlsPort,
        servername: host,
        path,
        rejectUnauthorized: false,
      };
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

it(
  'has nothing against the launch of a whole build but that it is without TLS',
  { timeout: BUILD_MS },
  async () => {
    const port = await freePort();
    const root = scratchBuild({
      deployed: { VITE_SITE_URL: `http://127.0.0.1:${port}`, VITE_ACCOUNTS: 'off' },
    });
    const whole = await startNginx(join(root, 'dist'), port);
    const { reasons } = await askLiveSite(whole.origin, { VITE_ACCOUNTS: 'off' });
    expect(reasons).toEqual([expect.stringMatching(/^address: does not begin with https/)]);
    await whole.stop();
  },
);
