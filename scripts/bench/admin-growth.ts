import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { databaseWith } from './database-with';
import { serveEmbedded } from './serve-embedded';
import { median } from './statistics';
import { DEMO_ADMIN } from './demo-admin';

/** What the dashboard costs with so many submissions; medians, time in ms, heap in MB. */
export interface AdminCost {
  rows: number;
  firstRowsMs: number;
  domNodes: number;
  heapMb: number;
}

async function signedInPage(browser: Browser, url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${url}/auth`);
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(DEMO_ADMIN.email);
  await panel.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
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
    const server = await serveEmbedded(dir, dist);
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
