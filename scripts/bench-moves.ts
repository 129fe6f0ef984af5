/**
 * `npm run bench:moves`: how soon the next page is painted when its code is there already, on a slowed phone. Compares
 * the move with the same page's served markup put in place without any script of ours.
 * `npm run bench:moves -- --rounds 9 /programs` takes more rounds and only these pages.
 */
import { pages } from '../src/site/pages';
import { measureMove, measureSwap } from './bench/measure-move';
import { openSiteAndLimit } from './bench/site-and-limit';
import { median } from './bench/statistics';
import { table } from './bench/table';

const { rounds, paths, site, limit, browser, close } = await openSiteAndLimit();
const rows = [['to', 'move ms', 'fastest', 'slowest', 'markup ms', 'x']];
const all: number[] = [];
try {
  for (const to of paths) {
    const from = to === pages.home.path ? pages.about.path : pages.home.path;
    const moves: number[] = [];
    const swaps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      moves.push(await measureMove(browser, site.url, from, to));
      swaps.push(await measureSwap(browser, limit.url, from, to));
    }
    all.push(median(moves));
    rows.push([
      to,
      median(moves).toFixed(0),
      Math.min(...moves).toFixed(0),
      Math.max(...moves).toFixed(0),
      median(swaps).toFixed(0),
      (median(moves) / median(swaps)).toFixed(2),
    ]);
    console.error(`${to} measured`);
  }
} finally {
  await close();
}
console.log(`\n${table(rows)}\n`);
console.log(`${rounds} rounds. Median over the pages: ${median(all).toFixed(0)} ms.`);
