/**
 * `npm run bench:growth`: what more pages cost the build, what more content costs a page and what more submissions cost
 * the dashboard. Needs a site built for the embedded backend (`npm start` or `npm test` leave one) in dist/.
 */
import { parseArgs } from 'node:util';
import { measureAdmin } from './bench/admin-growth';
import { measurePrerender } from './bench/build-growth';
import { measureContentGrowth } from './bench/content-growth';
import { table } from './bench/table';
import { launchBrowser } from './launch-browser';

const PAGE_COUNTS = [20, 200, 2000];
const SUBMISSION_COUNTS = [10, 1000, 100_000];
const CONTENT_TIMES = 10;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, dist: { type: 'string', default: 'dist' } },
});

process.env['VITE_SITE_URL'] ??= 'http://localhost:4173';
process.env['VITE_BUILD_DAY'] ??= new Date().toISOString().slice(0, 10);
const prerendered = await measurePrerender(PAGE_COUNTS);
console.log('\nRendering and writing pages:\n');
console.log(
  table([
    ['pages', 'seconds', 'ms per page'],
    ...prerendered.map(({ pages, seconds, msPerPage }) => [
      String(pages),
      seconds.toFixed(1),
      msPerPage.toFixed(1),
    ]),
  ]),
);

const browser = await launchBrowser();
try {
  const grown = await measureContentGrowth(browser, values.dist, {
    times: CONTENT_TIMES,
    rounds: Number(values.rounds),
  });
  console.log('\nPages with more content, on the slowed phone of `npm run bench`:\n');
  console.log(
    table([
      ['page', 'content', 'HTML kB', 'scripts kB', 'FCP ms', 'LCP ms', 'shift', 'blocked ms'],
      ...grown.map((cost) => [
        cost.path,
        `x ${cost.times}`,
        (cost.htmlBytes / 1000).toFixed(1),
        (cost.scriptBytes / 1000).toFixed(1),
        cost.fcp.toFixed(0),
        cost.lcp.toFixed(0),
        cost.cls.toFixed(3),
        cost.blocked.toFixed(0),
      ]),
    ]),
  );
  const costs = await measureAdmin(browser, values.dist, {
    sizes: SUBMISSION_COUNTS,
    rounds: Number(values.rounds),
  });
  const base = costs[0]?.firstRowsMs ?? 0;
  console.log('\nThe dashboard, from navigation to the first rows:\n');
  console.log(
    table([
      ['submissions', 'first rows ms', 'x', 'DOM nodes', 'heap MB'],
      ...costs.map(({ rows, firstRowsMs, domNodes, heapMb }) => [
        String(rows),
        firstRowsMs.toFixed(0),
        (firstRowsMs / base).toFixed(2),
        domNodes.toFixed(0),
        heapMb.toFixed(1),
      ]),
    ]),
  );
} finally {
  await browser.close();
}
