import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';

const PORT = Number(process.env['E2E_PORT'] ?? 4179);

/** Left to `npm run test:slow`: sweeps over every page, broken browsers and files, and this tag. */
const [SWEEPS, SLOW] = [['every-page/*', 'faults/*'], /@slow/];

/** The journeys run against dist/ and a database created for every run. */
process.env['AZ1_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'az1-e2e-'));

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A journey waits more than it computes: with two, both processors were idle for more than half of the time.
  workers: 3,
  projects: [
    { name: 'journeys', testIgnore: SWEEPS, grepInvert: SLOW },
    { name: 'sweeps', testMatch: SWEEPS },
    { name: 'slow', testIgnore: SWEEPS, grep: SLOW },
  ],
  // Long enough for a machine that has other work to do.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A worker would answer instead of the server; the offline tests allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    // A trace of every journey costs a fifth of the time. To look into a failure: --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'tsx server/main.ts',
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT), LOCAL_AUTH_RATE: '100000' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
