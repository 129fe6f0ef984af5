import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openDatabase } from '../../server/embedded-database';
import { median } from './statistics';

/** The administrator of supabase/seed.sql. */
const ADMIN = { email: 'admin@az1hockey.test', password: 'puckdrop-admin' };
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 250;

/** What the dashboard costs with so many submissions; medians, time in ms, heap in MB. */
export interface AdminCost {
  rows: number;
  firstRowsMs: number;
  domNodes: number;
  heapMb: number;
}

/** Makes a database with as many submissions as asked for, in a folder of its own. */
async function databaseWith(rows: number): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'az1-growth-'));
  const { connection } = await openDatabase(dir);
  await connection.driver.exec(`
    delete from public.contact_submissions;
    insert into public.contact_submissions (first_name, last_name, email, subject, message, created_at)
    select 'Pat', 'Gill', 'pat' || n || '@visitor.test', 'Camps', 'Message ' || n || repeat(' Is there room?', 12),
           timestamptz '2024-01-01' + interval '1 minute' * n
    from generate_series(1, ${rows}) as n;
    analyze public.contact_submissions;`);
  await connection.close();
  return dir;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Runs the server of `npm start` on a database of its own. One process holds one database. */
async function serve(dir: string, dist: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: String(port), AZ1_DATA_DIR: dir, AZ1_DIST: dist, LOCAL_AUTH_RATE: '100000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (Date.now() > deadline) throw new Error('The server did not start.');
    await new Promise((wait) => {
      setTimeout(wait, POLL_MS);
    });
  }
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped());
      child.kill('SIGTERM');
    });
  return { url, stop };
}

async function signedInPage(browser: Browser, url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${url}/auth`);
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(ADMIN.email);
  await panel.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${url}/`);
  return page;
}

/** Measures the dashboard against databases of several sizes, in turns. */
export async function measureAdmin(
  browser: Browser,
  dist: string,
  { sizes, rounds }: { sizes: readonly number[]; rounds: number },
): Promise<AdminCost[]> {
  const stands = [];
  for (const rows of sizes) {
    const dir = await databaseWith(rows);
    const server = await serve(dir, dist);
    const page = await signedInPage(browser, server.url);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    stands.push({
      rows,
      dir,
      server,
      page,
      client,
      times: [] as number[],
      nodes: [] as number[],
      heaps: [] as number[],
    });
  }
  // The first round fills caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const stand of stands) {
      await stand.page.goto(`${stand.server.url}/admin`, { waitUntil: 'commit' });
      await stand.page.getByText('@visitor.test').first().waitFor();
      const took = await stand.page.evaluate(() => performance.now());
      if (round === 0) continue;
      stand.times.push(took);
      stand.nodes.push(await stand.page.evaluate(() => document.querySelectorAll('*').length));
      await stand.client.send('HeapProfiler.collectGarbage');
      const { metrics } = await stand.client.send('Performance.getMetrics');
      stand.heaps.push((metrics.find((metric) => metric.name === 'JSHeapUsedSize')?.value ?? 0) / 1e6);
    }
  }
  for (const { page, server, dir } of stands) {
    await page.close();
    await server.stop();
    await rm(dir, { recursive: true });
  }
  return stands.map(({ rows, times, nodes, heaps }) => ({
    rows,
    firstRowsMs: median(times),
    domNodes: median(nodes),
    heapMb: median(heaps),
  }));
}
