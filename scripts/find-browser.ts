import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { filesOnPath } from './on-path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, Playwright's own, or one on this machine.
 * Returns the path to start, or undefined when Playwright knows its own.
 * @throws Error with one sentence that says how to get one when there is none
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  if (existsSync(chromium.executablePath())) return undefined;
  const found = [...filesOnPath(...NAMES), ...APPLICATIONS].find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    'The tests need Chromium: run "npx playwright install chromium" (on Debian as root: ".ci/packages"), or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}
