import { spawnSync } from 'node:child_process';
import { filesOnPath } from './on-path';

/** Debian's packages that the journeys in WebKit and Firefox need, and how to tell that each is installed. */
const PACKAGES: Readonly<Record<string, () => boolean>> = {
  'webkit2gtk-driver': () => filesOnPath('WebKitWebDriver').length > 0,
  'gir1.2-webkit2-4.1': () => importsWebKit(),
  'python3-gi': () => importsWebKit(),
  xvfb: () => filesOnPath('Xvfb').length > 0,
  'firefox-esr': () => findFirefox() !== undefined,
};

function importsWebKit(): boolean {
  const check = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', check], { stdio: 'ignore' }).status === 0;
}

const missing = () => Object.keys(PACKAGES).filter((name) => PACKAGES[name]?.() === false);

/** Returns the path of Firefox; undefined when this machine has none. */
export function findFirefox(): string | undefined {
  return filesOnPath('firefox-esr', 'firefox')[0];
}

/**
 * Checks that WebKitGTK and Firefox can be driven here.
 * @throws Error with one sentence that says how to get what is missing
 */
export function requireEngines(): void {
  const wanted = missing();
  if (wanted.length > 0) {
    throw new Error(
      `The journeys in WebKit and Firefox need Debian's packages ${wanted.join(', ')}: run ".ci/packages slow" as root (on other systems, in a Debian container).`,
    );
  }
}
