import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [
    ...places,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((file) => existsSync(file));
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Finds a Chromium for the tests, or installs one: CHROMIUM_PATH, Playwright's own, one on this machine,
 * `playwright install`, Debian's package when root.
 * Returns the path to start, or undefined when Playwright knows its own.
 * @throws Error with one sentence that says what to do when none can be had
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const own = () => existsSync(chromium.executablePath());
  if (own()) return undefined;
  const found = onPath();
  if (found !== undefined) return found;

  console.log('No Chromium found; installing one for the tests.');
  if (run(join('node_modules', '.bin', 'playwright'), ['install', 'chromium']) && own()) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = onPath();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The tests need Chromium: install it, or set CHROMIUM_PATH to the Chrome or Chromium to use.',
  );
}
