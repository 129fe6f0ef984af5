import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that the tests use: CHROMIUM_PATH, one on this machine, or Playwright's own; undefined without any. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, ...MAC_APPLICATIONS, chromium.executablePath()].find(isExecutable);
}

/** Whether a browser starts: one that Playwright has downloaded may lack libraries of the system. */
function starts(file: string): boolean {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  return spawnSync(file, args, { timeout: 60_000 }).status === 0;
}

function run(command: string, ...args: readonly string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs a browser: Playwright's own; where that cannot be downloaded, on Debian as root, the package `chromium`. */
function installChromium(): void {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const options = isRootOnDebian ? ['--with-deps'] : [];
  if (run('npx', 'playwright', 'install', ...options, 'chromium') || !isRootOnDebian) return;
  if (run('apt-get', 'update', '-qq')) {
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
}

/** `npm test` runs this first, so that a machine without a browser says so at once and not after three minutes. */
if (process.argv[1] === import.meta.filename) {
  if (findChromium() === undefined) installChromium();
  const found = findChromium();
  if (found === undefined || !starts(found)) {
    const problem = found === undefined ? 'There is no browser for the tests' : `${found} does not start`;
    console.error(
      `${problem}. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chrome or Chromium.`,
    );
    process.exit(1);
  }
}
