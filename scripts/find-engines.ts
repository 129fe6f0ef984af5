import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages that the journeys in WebKit and Firefox need, and how to tell that each is there. */
const PACKAGES: Readonly<Record<string, () => boolean>> = {
  'webkit2gtk-driver': () => onPath('WebKitWebDriver') !== undefined,
  'gir1.2-webkit2-4.1': () => importsWebKit(),
  'python3-gi': () => importsWebKit(),
  xvfb: () => onPath('Xvfb') !== undefined,
  'firefox-esr': () => findFirefox() !== undefined,
};

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

function importsWebKit(): boolean {
  const check = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', check], { stdio: 'ignore' }).status === 0;
}

const missing = () => Object.keys(PACKAGES).filter((name) => PACKAGES[name]?.() === false);

/** Returns the path of Firefox; undefined when this machine has none. */
export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/**
 * Makes sure that WebKitGTK and Firefox can be driven here, with Debian's packages when root.
 * @throws Error with one sentence that says what to install when that cannot be done
 */
export function ensureEngines(): void {
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.warn(`Installing ${wanted.join(', ')} for the journeys in WebKit and Firefox.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
    for (const args of [
      ['update', '-qq'],
      ['install', ...options, ...wanted],
    ]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    }
  }
  const left = missing();
  if (left.length > 0) {
    throw new Error(
      `The journeys in WebKit and Firefox need Debian's packages ${left.join(', ')}: install them (on other systems, run them in a Debian container).`,
    );
  }
}
