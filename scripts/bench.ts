/**
 * `npm run bench`: how close every public page comes to what the line allows. Compares the built site with the same
 * pages without any script, on a slowed phone, cold, in turns. Prints medians, and ratios with how sure they are.
 * `npm run bench -- --rounds 3 / /faqs` takes fewer rounds and only these pages.
 */
import { measurePage, type Visit } from './bench/measure-page';
import { openSiteAndLimit } from './bench/site-and-limit';
import { median, ratioOf, type Ratio } from './bench/statistics';
import { table } from './bench/table';

const { rounds, paths, site, limit, browser, close } = await openSiteAndLimit();

const rows = [
  [
    'page',
    'LCP ms',
    'limit',
    'LCP x',
    'FCP ms',
    'limit',
    'FCP x',
    'shift',
    'blocked ms',
    'scripts kB',
    'ready ms',
  ],
];

/** One round: the site, the limit, and the limit once more, to see how far apart two visits to the same page are. */
interface Round {
  site: Visit;
  limit: Visit;
  again: Visit;
}

/** The visits of a round in turns: who goes first changes, so that nobody profits from a machine that has just rested. */
async function visitInTurns(path: string, round: number): Promise<Round> {
  const urls = { site: site.url, limit: limit.url, again: limit.url };
  const visits: Partial<Round> = {};
  const names = ['site', 'limit', 'again'] as const;
  for (const turn of names.keys()) {
    const name = names[(round + turn) % names.length] ?? 'site';
    visits[name] = await measurePage(browser, urls[name] + path);
  }
  return visits as Round;
}

const cell = ({ times, within }: Ratio) => `${times.toFixed(2)} ±${within.toFixed(2)}`;
const againstLimit = (rounds: readonly Round[], key: 'lcp' | 'fcp') =>
  ratioOf(
    rounds.map((round) => ({ value: round.site[key], base: (round.limit[key] + round.again[key]) / 2 })),
  );
const againstItself = (rounds: readonly Round[], key: 'lcp' | 'fcp') =>
  ratioOf(rounds.map((round) => ({ value: round.again[key], base: round.limit[key] })));

const all: Round[] = [];
try {
  await measurePage(browser, `${limit.url}/`); // the browser's own first page is slower than all others
  for (const path of paths) {
    const visits: Round[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visitInTurns(path, round));
    all.push(...visits);
    const ofSite = (key: 'lcp' | 'fcp' | 'cls' | 'blocked' | 'scriptBytes') =>
      median(visits.map((visit) => visit.site[key]));
    const ofLimit = (key: 'lcp' | 'fcp') =>
      median(visits.flatMap((visit) => [visit.limit[key], visit.again[key]]));
    rows.push([
      path,
      ofSite('lcp').toFixed(0),
      ofLimit('lcp').toFixed(0),
      cell(againstLimit(visits, 'lcp')),
      ofSite('fcp').toFixed(0),
      ofLimit('fcp').toFixed(0),
      cell(againstLimit(visits, 'fcp')),
      ofSite('cls').toFixed(3),
      ofSite('blocked').toFixed(0),
      (ofSite('scriptBytes') / 1000).toFixed(1),
      median(visits.map((visit) => visit.site.ready ?? Infinity)).toFixed(0),
    ]);
    console.error(`${path} measured`);
  }
} finally {
  await close();
}
console.log(`\n${table(rows)}\n`);
console.log(`${rounds} rounds; ± is twice the standard error. All pages together:`);
console.log(`LCP ${cell(againstLimit(all, 'lcp'))}, FCP ${cell(againstLimit(all, 'fcp'))} of the limit;`);
console.log(
  `the limit against itself: LCP ${cell(againstItself(all, 'lcp'))}, FCP ${cell(againstItself(all, 'fcp'))}.`,
);
