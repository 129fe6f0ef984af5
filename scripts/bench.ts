/**
 * `npm run bench`: how close every public page comes to what the line allows. Compares the built site with the same
 * pages without any script, on a slowed phone, cold, in turns, and prints medians.
 * `npm run bench -- --rounds 3 / /faqs` takes fewer rounds and only these pages.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pages, publicPageIds } from '../src/site/pages';
import { measurePage, type Visit } from './bench/measure-page';
import { serveStatic } from './static-server';
import { median } from './bench/statistics';
import { table } from './bench/table';
import { copyWithoutScripts } from './bench/without-scripts';
import { launchBrowser } from './launch-browser';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, dist: { type: 'string', default: 'dist' } },
});
const rounds = Number(values.rounds);
const paths = positionals.length > 0 ? positionals : publicPageIds.map((id) => pages[id].path);

const limitFolder = await copyWithoutScripts(values.dist);
const site = await serveStatic(values.dist);
const limit = await serveStatic(limitFolder);
const browser = await launchBrowser();

const rows = [
  [
    'page',
    'LCP ms',
    'limit',
    'LCP x',
    'FCP ms',
    'FCP x',
    'shift',
    'blocked ms',
    'limit',
    'scripts kB',
    'ready ms',
  ],
];
const ratios = { lcp: [] as number[], fcp: [] as number[] };
try {
  await measurePage(browser, `${limit.url}/`); // the browser's own first page is slower than all others
  for (const path of paths) {
    const visits: { site: Visit; limit: Visit }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Who goes first changes, so that neither profits from a machine that has just been quiet.
      const inTurn = round % 2 === 0;
      const first = await measurePage(browser, `${inTurn ? site.url : limit.url}${path}`);
      const second = await measurePage(browser, `${inTurn ? limit.url : site.url}${path}`);
      visits.push(inTurn ? { site: first, limit: second } : { site: second, limit: first });
    }
    const of = (key: 'lcp' | 'fcp' | 'cls' | 'blocked' | 'scriptBytes') => ({
      site: median(visits.map((visit) => visit.site[key])),
      limit: median(visits.map((visit) => visit.limit[key])),
    });
    const ratio = (key: 'lcp' | 'fcp') => median(visits.map((visit) => visit.site[key] / visit.limit[key]));
    ratios.lcp.push(ratio('lcp'));
    ratios.fcp.push(ratio('fcp'));
    rows.push([
      path,
      of('lcp').site.toFixed(0),
      of('lcp').limit.toFixed(0),
      ratio('lcp').toFixed(2),
      of('fcp').site.toFixed(0),
      ratio('fcp').toFixed(2),
      of('cls').site.toFixed(3),
      of('blocked').site.toFixed(0),
      of('blocked').limit.toFixed(0),
      (of('scriptBytes').site / 1000).toFixed(1),
      median(visits.map((visit) => visit.site.ready ?? Infinity)).toFixed(0),
    ]);
    console.error(`${path} measured`);
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), limit.close()]);
  await rm(limitFolder, { recursive: true });
}
console.log(`\n${table(rows)}\n`);
console.log(
  `${rounds} rounds. Median of the pages' ratios: LCP ${median(ratios.lcp).toFixed(2)}, FCP ${median(ratios.fcp).toFixed(2)}.`,
);
