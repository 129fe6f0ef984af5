/**
 * `npm run bench -- pages|touches|inbox`, for a local build (`npm run build`).
 * docs/performance.md explains what each measures. Addresses such as `/faqs` limit pages and touches to them.
 */
import { parseArgs } from 'node:util';
import { pages, publicPageIds } from '../src/pages/registry';
import { benchInbox } from './bench/inbox';
import { benchTouches } from './bench/touches';
import { benchPages } from './bench/pages';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
  },
});
const [name = '', ...named] = positionals;
const paths = named.length > 0 ? named : publicPageIds.map((id) => pages[id].path);
const rounds = Number(values.rounds);

if (name === 'pages') await benchPages(rounds, paths);
else if (name === 'touches') await benchTouches(rounds, paths);
else if (name === 'inbox') await benchInbox(rounds, Number(values.seconds));
else {
  console.error('Name what to measure: npm run bench -- pages|touches|inbox');
  process.exitCode = 1;
}
