/**
 * `npm test`: type check, lint, unit, component and database tests, then the journeys in Chromium against the
 * production build with the embedded backend. `npm run test:slow`: the proofs that nobody needs daily. Both end with `N
 * passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser';
import { requireEngines } from './find-engines';

interface Count {
  passed: number;
  failed: number;
}
interface Step {
  name: string;
  /** A shell command. */
  command: string;
  /** Reads how many tests passed and failed; a step without a report counts as one. */
  count?: () => Count;
}

const folder = mkdtempSync(join(tmpdir(), 'az1-tests-'));
const PLAYWRIGHT_REPORT = join(folder, 'playwright.json');

const read = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

const vitest = (name: string, options: string): Step => {
  // One for each step: one that ends before it has written its own must not be counted by that of another.
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: `vitest run --configLoader=runner --reporter=default --reporter=json --outputFile.json=${file} ${options}`,
    count: () => {
      const report = read<{ numPassedTests: number; numFailedTests: number }>(file);
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  };
};

const playwright = (name: string, options: string): Step => ({
  name,
  command: `playwright test --reporter=list,json ${options}`,
  count: () => {
    const { stats } = read<{ stats: Record<'expected' | 'unexpected' | 'flaky', number> }>(PLAYWRIGHT_REPORT);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
});

const build: Step = { name: 'production build', command: 'tsx scripts/build.ts --embedded' };
const daily: readonly Step[] = [
  // Run in parallel: each keeps one processor busy.
  {
    name: 'types and lint',
    command: 'tsc --noEmit & types=$!; npm run --silent lint; lint=$?; wait $types && exit $lint',
  },
  // Three on two processors: a test of a server or a database waits more than it computes.
  vitest('unit, component and database tests', '--project=unit:* --maxWorkers=3'),
  build,
  playwright('journeys in Chromium', '--project=journeys'),
];
const slow: readonly Step[] = [
  // One file at a time: some start and kill servers for minutes and measure how long that takes.
  vitest('slow proofs', '--project=slow --no-file-parallelism'),
  build,
  // Run in parallel: an engine waits more than it computes.
  vitest('journeys in WebKit and Firefox', '--project=engines --maxWorkers=2'),
  playwright('every page and budgets in Chromium', '--project=sweeps --project=slow'),
];

/** Runs a step. A runner can fail without a failed test, e.g. on an unhandled rejection; that counts as one. */
function run({ command, count }: Step, env: NodeJS.ProcessEnv): Count {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env });
  const fallback = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  try {
    const { passed, failed } = count?.() ?? fallback;
    return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const isSlow = process.argv.includes('slow');
// Fails early, with one sentence, if the machine lacks something the tests need.
try {
  findBrowser();
  if (isSlow) requireEngines();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
const steps = isSlow ? slow : daily;
const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [index, step] of steps.entries()) {
  console.log(`\n── ${index + 1} of ${steps.length}: ${step.name}`);
  const started = performance.now();
  const { passed, failed } = run(step, env);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const result = `${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  console.log(`   ${result}`);
  summary.push(`  ${result}`);
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
