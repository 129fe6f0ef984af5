/**
 * `npm test`: type check, lint, unit and component and database tests, then the journeys in Chromium against the
 * production build with the embedded backend. Ends with `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser';

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Returns how many tests passed and failed; a step without a report counts as one. */
  count?: () => { passed: number; failed: number };
}

const reports = mkdtempSync(join(tmpdir(), 'az1-tests-'));
const unitReport = join(reports, 'unit.json');
const durabilityReport = join(reports, 'durability.json');
const e2eReport = join(reports, 'e2e.json');

/** Starts and kills the server for minutes: by itself, so that no other test waits for the processor. */
const DURABILITY_TEST = 'tests/server/durability.test.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** A run of Vitest that leaves a report to count by. */
function vitest(name: string, report: string, files: readonly string[]): Step {
  return {
    name,
    command: 'vitest',
    args: [
      'run',
      '--configLoader=runner',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = read<VitestReport>(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

const steps: readonly Step[] = [
  { name: 'type check', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  vitest('unit, component and database tests', unitReport, ['--exclude', DURABILITY_TEST]),
  vitest('durability', durabilityReport, [DURABILITY_TEST]),
  { name: 'production build', command: 'tsx', args: ['scripts/build.ts', '--embedded'] },
  {
    name: 'journeys in Chromium',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    count: () => {
      const { stats } = read<PlaywrightReport>(e2eReport);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

const browser = findBrowser();
let passed = 0;
let failed = 0;
const summary: string[] = [];

for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const { status } = spawnSync(join('node_modules', '.bin', step.command), step.args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    },
  });
  let result = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (step.count !== undefined) {
    try {
      const counted = step.count();
      // A runner can fail without a failed test, e.g. on an unhandled rejection.
      result = { ...counted, failed: counted.failed + (status !== 0 && counted.failed === 0 ? 1 : 0) };
    } catch {
      result = { passed: 0, failed: 1 };
    }
  }
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  summary.push(`${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
}

console.log(`\n${summary.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
