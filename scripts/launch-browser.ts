import { chromium, type Browser } from 'playwright';
import { findChromium } from './browser';

/** Starts the Chromium that {@link findChromium} finds, without a window. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
