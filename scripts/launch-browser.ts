import { chromium, type Browser } from 'playwright';
import { findBrowser } from './find-browser';

/** Starts the Chromium that {@link findBrowser} finds, without a window. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
