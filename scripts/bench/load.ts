import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import autocannon, { type Request, type Result } from 'autocannon';
import { LOCAL_PUBLISHABLE_KEY } from '../../server/local-key';
import { SUBMISSIONS_PAGE_SIZE } from '../../src/backend/submissions';
import { launchBrowser } from '../launch-browser';
import { DEMO_ADMIN } from './demo-admin';
import { filledDatabase } from './filled-database';
import { serveEmbedded } from './serve-embedded';
import { table } from './statistics';

const SUBMISSIONS = 1000;
/** A visitor asks for about as many files a second as a page has; an administrator for one page of submissions. */
const VISITOR_REQUESTS_PER_S = 17;
const ADMIN_REQUESTS_PER_S = 1;
const PAGES_READ = 5;

/** Opens every page once in a browser with an empty cache. Returns all that it asked for, in order. */
async function recordVisits(origin: string, paths: readonly string[]): Promise<Request[]> {
  const browser = await launchBrowser();
  const asked: Request[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push({ path: pathname + search, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await context.close();
  }
  await browser.close();
  return asked;
}

/** Signs in, reads some pages of submissions and signs out, all on one connection. */
function administratorRequests(): Request[] {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };
  // One connection is one administrator: the requests share what onResponse keeps in their context.
  const signedIn = (request: Request, context: object): Request => ({
    ...request,
    headers: { ...headers, authorization: `Bearer ${(context as { token?: string }).token}` },
  });
  const query = `select=*&order=created_at.desc,id.desc&limit=${SUBMISSIONS_PAGE_SIZE}`;
  return [
    {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers,
      body: JSON.stringify(DEMO_ADMIN),
      onResponse: (_status, body, context) => {
        Object.assign(context, { token: (JSON.parse(body) as { access_token: string }).access_token });
      },
    },
    ...Array.from({ length: PAGES_READ }, () => ({
      path: `/rest/v1/contact_submissions?${query}`,
      setupRequest: signedIn,
    })),
    { method: 'POST', path: '/auth/v1/logout?scope=local', setupRequest: signedIn },
  ];
}

/** Memory in MB that a process holds, as the system counts it. */
const residentMb = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1000;

const rowOf = (name: string, { requests, latency, errors, non2xx }: Result) => [
  name,
  ...[requests.total, errors + non2xx, latency.p50, latency.p97_5, latency.p99].map(String),
];

interface LoadOptions {
  /** The built site. */
  dist: string;
  /** The pages that visitors open. */
  paths: readonly string[];
  seconds: number;
  visitors: number;
  admins: number;
}

/** The server of `npm start` under visitors and administrators at once. Sets exit code 1 when a request failed. */
export async function benchLoad({ dist, paths, seconds, visitors, admins }: LoadOptions): Promise<void> {
  const folder = await filledDatabase(SUBMISSIONS);
  const server = await serveEmbedded(folder, dist);
  try {
    const asked = await recordVisits(server.url, paths);
    const before = residentMb(server.child.pid);
    let started = 0;
    const [reading, administrating] = await Promise.all([
      autocannon({
        url: server.url,
        connections: visitors,
        duration: seconds,
        connectionRate: VISITOR_REQUESTS_PER_S,
        // Each begins at another page.
        setupClient: (client) => {
          const first = Math.floor((asked.length * started) / visitors);
          started += 1;
          client.setRequests([...asked.slice(first), ...asked.slice(0, first)]);
        },
      }),
      autocannon({
        url: server.url,
        connections: admins,
        duration: seconds,
        connectionRate: ADMIN_REQUESTS_PER_S,
        requests: administratorRequests(),
      }),
    ]);
    const rows = [rowOf('pages and files', reading), rowOf('administration', administrating)];
    console.log(`\n${visitors} visitors and ${admins} administrators for ${seconds} s:\n`);
    console.log(table([['request', 'requests', 'errors', 'p50 ms', 'p97.5 ms', 'p99 ms'], ...rows]));
    const after = residentMb(server.child.pid);
    console.log(`\nThe server held ${before.toFixed(0)} MB before and ${after.toFixed(0)} MB after.`);
    const failed = [reading, administrating].reduce((sum, run) => sum + run.errors + run.non2xx, 0);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
