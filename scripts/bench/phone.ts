import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A mid-range phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** Opens an empty page with nothing kept, on a phone with a slow processor. The context is the caller's to close. */
export async function openPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; client: CDPSession }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, client };
}
