/**
 * `npm run bench -- pages|moves|load|inbox`, for a site built for the embedded backend (`npm run build -- --embedded`).
 * docs/performance.md tells what each measures. Addresses such as `/faqs` restrict pages and moves to these.
 */
import { parseArgs } from 'node:util';
import { pages, publicPageIds } from '../src/pages/registry';
import { benchInbox } from './bench/inbox';
import { benchLoad } from './bench/load';
import { benchMoves } from './bench/moves';
import { benchPages } from './bench/pages';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '50' },
    admins: { type: 'string', default: '10' },
  },
});
const [name = '', ...named] = positionals;
const paths = named.length > 0 ? named : publicPageIds.map((id) => pages[id].path);
const dist = values.dist;
const rounds = Number(values.rounds);
const load = {
  seconds: Number(values.seconds),
  visitors: Number(values.visitors),
  admins: Number(values.admins),
};

if (name === 'pages') await benchPages({ dist, rounds, paths });
else if (name === 'moves') await benchMoves({ dist, rounds, paths });
else if (name === 'load') await benchLoad({ dist, paths, ...load });
else if (name === 'inbox') await benchInbox({ dist, rounds, seconds: load.seconds });
else {
  console.error('Say what to measure: npm run bench -- pages|moves|load|inbox');
  process.exitCode = 1;
}
