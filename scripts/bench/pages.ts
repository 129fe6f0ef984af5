import { rm } from 'node:fs/promises';
import { launchBrowser } from '../launch-browser';
import { serveStatic } from '../static-server';
import { step } from '../step';
import { median, ratioCell, table } from './statistics';
import { visitPage, type Visit } from './visit';
import { copyWithoutScripts } from './without-scripts';

/** One round: the site, the limit, and the limit again, to see how far apart two visits to the same page are. */
type Round = Record<(typeof VISITED)[number], Visit>;
type Paint = 'lcp' | 'fcp';

const VISITED = ['site', 'limit', 'again'] as const;
const HEADING =
  'page, LCP ms, limit, LCP x, FCP ms, limit, FCP x, shift, blocked ms, ready ms, scripts kB'.split(', ');

const againstLimit = (rounds: readonly Round[], key: Paint) =>
  ratioCell(
    rounds.map(({ site, limit, again }) => ({ value: site[key], base: (limit[key] + again[key]) / 2 })),
  );
const againstItself = (rounds: readonly Round[], key: Paint) =>
  ratioCell(rounds.map(({ limit, again }) => ({ value: again[key], base: limit[key] })));

function rowOf(path: string, rounds: readonly Round[]): string[] {
  const ofSite = (read: (visit: Visit) => number) => median(rounds.map(({ site }) => read(site)));
  const paints = (['lcp', 'fcp'] as const).flatMap((key) => [
    ofSite((visit) => visit[key]).toFixed(0),
    median(rounds.flatMap(({ limit, again }) => [limit[key], again[key]])).toFixed(0),
    againstLimit(rounds, key),
  ]);
  return [
    path,
    ...paints,
    ofSite(({ cls }) => cls).toFixed(3),
    ofSite(({ blocked }) => blocked).toFixed(0),
    ofSite(({ ready }) => ready ?? Infinity).toFixed(0),
    (ofSite(({ scripts }) => scripts) / 1000).toFixed(1),
  ];
}

/** Compares pages with the same pages without scripts, the best the connection allows: slowed, cold, in turns. */
export async function benchPages(rounds: number, paths: readonly string[]): Promise<void> {
  const bare = await copyWithoutScripts('dist');
  const servers = { site: await serveStatic('dist'), limit: await serveStatic(bare) };
  const browser = await launchBrowser();

  /** Makes the visits of a round. The order rotates, so that no one always gets the rested machine. */
  async function visitInTurns(path: string, round: number): Promise<Round> {
    const visits: Partial<Round> = {};
    for (const turn of VISITED.keys()) {
      const name = VISITED[(round + turn) % VISITED.length] ?? 'site';
      visits[name] = await visitPage(browser, servers[name === 'site' ? 'site' : 'limit'].url + path);
    }
    return visits as Round;
  }

  const rows = [HEADING];
  const all: Round[] = [];
  try {
    await visitPage(browser, `${servers.limit.url}/`); // the browser's own first page is slower than all others
    for (const path of paths) {
      const visits: Round[] = [];
      await step(path, async () => {
        for (let round = 0; round < rounds; round += 1) visits.push(await visitInTurns(path, round));
      });
      all.push(...visits);
      rows.push(rowOf(path, visits));
    }
  } finally {
    await browser.close();
    await Promise.all([servers.site.close(), servers.limit.close()]);
    await rm(bare, { recursive: true });
  }
  console.log(`\n${table(rows)}\n\n${rounds} rounds; ± is twice the standard error. All pages together:`);
  console.log(`LCP ${againstLimit(all, 'lcp')}, FCP ${againstLimit(all, 'fcp')} of the limit;`);
  console.log(
    `the limit against itself: LCP ${againstItself(all, 'lcp')}, FCP ${againstItself(all, 'fcp')}.`,
  );
}
