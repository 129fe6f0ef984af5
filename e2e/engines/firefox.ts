import { launch } from 'puppeteer-core';
import { findFirefox } from '../../scripts/find-engines';
import { RECORDER, type Engine } from './engine';

/** Starts headless Firefox, driven over WebDriver BiDi. */
export async function startFirefox(viewport: { width: number; height: number }): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
  });
  // Its first tab receives no key presses.
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.evaluateOnNewDocument(RECORDER);
  return {
    open: async (address) => void (await page.goto(address)),
    run: async (work, ...args) =>
      (await page.evaluate(work as (...data: unknown[]) => unknown, ...args)) as Awaited<
        ReturnType<typeof work>
      >,
    moveTo: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
