/**
 * `npm run bench:load`: the server of `npm start` under visitors and administrators at the same time. Needs a site
 * built for the embedded backend in dist/. Loopback only; ends with code 1 when a single request failed.
 * `npm run bench:load -- --seconds 20 --visitors 10 --admins 2` is a smaller one.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as passed } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pages, publicPageIds } from '../src/site/pages';
import { databaseWith } from './bench/database-with';
import { runAdministrator } from './bench/load/administrator';
import { createClient } from './bench/load/client';
import { askForReport, type ProcessReport } from './bench/load/process-report';
import { createRecorder } from './bench/load/recorder';
import { recordVisits } from './bench/load/record-visits';
import { runVisitor } from './bench/load/visitor';
import { serveEmbedded } from './bench/serve-embedded';
import { table } from './bench/table';
import { launchBrowser } from './launch-browser';

const SUBMISSIONS = 1000;
const REPORT_EVERY_S = 10;
/** Left alone after the load, so that what can be given back is given back. */
const REST_S = 10;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '50' },
    admins: { type: 'string', default: '10' },
    dist: { type: 'string', default: 'dist' },
  },
});
const seconds = Number(values.seconds);

async function visitsOf(origin: string) {
  const browser = await launchBrowser();
  const paths = publicPageIds.map((id) => pages[id].path);
  return recordVisits(browser, origin, paths).finally(() => browser.close());
}

const dir = await databaseWith(SUBMISSIONS);
const server = await serveEmbedded(dir, values.dist, ['./scripts/bench/load/report-process.ts']);
const recorder = createRecorder();
const reports: { at: string; report: ProcessReport }[] = [];
const report = async (at: string, how: 'as it is' | 'collect') =>
  reports.push({ at, report: await askForReport(server.child, how) });

try {
  const visits = await visitsOf(server.url);
  const files = visits.reduce((sum, { assets }) => sum + assets.length, 0) / visits.length;
  console.log(`${visits.length} pages, each with ${files.toFixed(0)} files on average.`);

  await report('before, collected', 'collect');
  const deadline = performance.now() + seconds * 1000;
  const clients = Array.from({ length: Number(values.visitors) + Number(values.admins) }, () =>
    createClient(server.url, recorder),
  );
  const people = clients.map((client, n) =>
    n < Number(values.visitors)
      ? runVisitor(client, visits, { first: n, deadline })
      : runAdministrator(client, deadline),
  );
  const watch = async () => {
    for (let second = REPORT_EVERY_S; second <= seconds; second += REPORT_EVERY_S) {
      await passed(REPORT_EVERY_S * 1000);
      await report(`${second} s`, 'as it is');
    }
  };
  await Promise.all([...people, watch()]);
  for (const client of clients) client.close();
  await passed(REST_S * 1000);
  await report(`${REST_S} s of rest later, collected`, 'collect');
} finally {
  await server.stop();
  await rm(dir, { recursive: true });
}

const summaries = recorder.summaries();
console.log(
  `\n${values.visitors} visitors and ${values.admins} administrators for ${seconds} s, one second between pages:\n`,
);
console.log(
  table([
    ['request', 'requests', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...summaries.map(({ kind, requests, errors, p50, p95, p99 }) => [
      kind,
      String(requests),
      String(errors),
      ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
    ]),
  ]),
);
console.log('\nThe server:\n');
console.log(
  table([
    ['', 'RSS MB', 'heap MB', 'loop late p99 ms', 'at most ms'],
    ...reports.map(({ at, report: { rssMb, heapMb, delayP99Ms, delayMaxMs } }) => [
      at,
      ...[rssMb, heapMb, delayP99Ms, delayMaxMs].map((value) => value.toFixed(0)),
    ]),
  ]),
);
const growth = (key: 'rssMb' | 'heapMb') => {
  const mb = (reports.at(-1)?.report[key] ?? 0) - (reports[0]?.report[key] ?? 0);
  return `${mb >= 0 ? '+' : ''}${mb.toFixed(0)} MB`;
};
const requests = summaries.reduce((sum, summary) => sum + summary.requests, 0);
const errors = summaries.reduce((sum, summary) => sum + summary.errors, 0);
console.log(
  `\n${requests} requests, ${(requests / seconds).toFixed(0)} per second, ${errors} errors; RSS ${growth('rssMb')}, heap ${growth('heapMb')}.`,
);
for (const [problem, times] of recorder.problems()) console.log(`  ${times} x ${problem}`);
process.exitCode = errors === 0 ? 0 : 1;
