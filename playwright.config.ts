import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/browser';

const PORT = Number(process.env['E2E_PORT'] ?? 4179);

/** Too long for every run: the nightly workflow has these, and the journeys in the other engines. */
const NIGHTLY = ['every-page/**', 'faults/**'];
const LIGHTHOUSE = 'lighthouse.e2e.ts';
/** Needs the DevTools protocol, or measures what only Chromium reports. */
const CHROMIUM_ONLY = /@chromium/;

// The journeys run against dist/ and a database created for every run.
process.env['AZ1_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'az1-e2e-'));

const chromiumPath = findChromium();

const chrome = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  },
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey waits more than it computes: with two, both processors were idle for more than half of the time.
  workers: 3,
  projects: [
    { name: 'chromium', testIgnore: [...NIGHTLY, LIGHTHOUSE], use: chrome },
    { name: 'nightly', testMatch: NIGHTLY, use: chrome },
    // One page at a time: it measures how long the main thread is blocked.
    { name: 'lighthouse', testMatch: LIGHTHOUSE, use: chrome, workers: 1 },
    {
      name: 'firefox',
      testIgnore: [...NIGHTLY, LIGHTHOUSE],
      grepInvert: CHROMIUM_ONLY,
      use: { ...devices['Desktop Firefox'], viewport: chrome.viewport },
    },
    {
      name: 'webkit',
      testIgnore: [...NIGHTLY, LIGHTHOUSE],
      grepInvert: CHROMIUM_ONLY,
      use: { ...devices['Desktop Safari'], viewport: chrome.viewport },
    },
  ],
  // Long enough for a machine that has other work to do.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // A worker would answer instead of the server; the offline tests allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npm run --silent preview',
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
