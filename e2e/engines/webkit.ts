import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { filesOnPath } from '../../scripts/on-path';
import { RECORDER, type Engine, type KeyName } from './engine';

const WINDOW = fileURLToPath(new URL('bare-webkit.py', import.meta.url));

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/** Starts a virtual display. Resolves with its name once it is ready. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

interface WebKitOptions {
  width: number;
  height: number;
  /** Engine features to switch off. */
  without?: readonly string[];
  /** Runs before the scripts of every page. */
  script?: string;
}

/** Starts a WebKitGTK window on its own display; `close` ends both. */
export async function startWebKit({
  width,
  height,
  without = [],
  script = '',
}: WebKitOptions): Promise<Engine> {
  const data = mkdtempSync(join(tmpdir(), 'az1-webkit-'));
  const { display, server } = await startDisplay();
  const service = new DriverService.Builder(filesOnPath('WebKitWebDriver')[0] ?? '')
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Its sandbox needs rights that containers do not have; it opens only our pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      BW_SIZE: `${width}x${height}`,
      BW_DATA: data,
      BW_FEATURES: without.map((feature) => `${feature}=0`).join(),
      BW_SCRIPT: RECORDER + script,
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'BareWebKit',
      'webkitgtk:browserOptions': { binary: WINDOW, args: [] },
    })
    .build();
  const pointer = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: (page) => driver.get(page),
    run: (work, ...args) => driver.executeScript(`return (${work}).apply(null, arguments)`, ...args),
    moveTo: (x, y) => pointer(x, y).perform(),
    pressAt: (x, y) => pointer(x, y).press().release().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      // It answers that the window is gone, as requested.
      await driver.quit().catch(() => undefined);
      await service.kill();
      server.kill();
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
