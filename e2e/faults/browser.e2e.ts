import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { footerLink } from '../support/footer-link';
import { refuseStorage } from '../support/stored-session';
import { test } from '../support/test';
import { expectWhole, openReady } from '../support/whole-page';

/** Differences from an ordinary browser; each is set up before the page's own scripts run. */
const ODDITIES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'cookies and storage refused': async (page) => {
    await refuseStorage(page, 'all');
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  },
  'garbage in its storage': (page) =>
    page.addInitScript(() => {
      for (const key of ['scroll-positions', 'reloaded-for-missing-chunk'])
        sessionStorage.setItem(key, 'null');
      for (const key of ['paused:slides', 'paused:logos', 'sb-localhost-auth-token']) {
        localStorage.setItem(key, '{');
      }
    }),
  'no service workers, observers or media queries, and no way to copy, share or print': (page) =>
    page.addInitScript(() => {
      for (const name of ['serviceWorker', 'clipboard', 'share']) {
        Object.defineProperty(navigator, name, { value: undefined });
      }
      for (const name of ['IntersectionObserver', 'matchMedia', 'print']) {
        Object.defineProperty(window, name, { value: undefined });
      }
    }),
  'a clock set to 2001, in a time zone that Intl does not know': async (page) => {
    await page.clock.install({ time: new Date('2001-01-01T00:00:00') });
    await page.addInitScript(() => {
      const real = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
        return { ...real.call(this), timeZone: 'Etc/Unknown' };
      };
    });
  },
};

test.describe('the site is complete and interactive in a browser with', () => {
  for (const [name, prepare] of Object.entries(ODDITIES)) {
    test(name, async ({ page }) => {
      await prepare(page);
      for (const id of ['programs', 'home'] as const) {
        await openReady(page, pages[id].path);
        await expectWhole(page, id, name);
      }
      await footerLink(page, 'contact').click();
      await expectWhole(page, 'contact', `${name}, after a move`);
    });
  }
});

/** Changes that extensions and page translators make to a page, before or after its scripts run. */
const MEDDLERS: Readonly<Record<string, () => void>> = {
  'an extension that adds elements': () => {
    document.body.append(document.createElement('grammar-checker'));
    document.querySelector('h1')?.after(document.createElement('extension-note'));
    document.querySelector('main')?.setAttribute('data-extension', 'on');
    document.documentElement.classList.add('dark-reader');
  },
  'a translator that wraps every text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, svg, noscript')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

test.describe('a page changed by', () => {
  for (const [name, meddle] of Object.entries(MEDDLERS)) {
    test(`${name} before its scripts run is still complete`, async ({ page, allowProblem }) => {
      // React reports that the document differs from the served one.
      allowProblem(/Minified React error|Hydration|hydrat/i);
      await page.route('**/assets/frame-*.js', async (route) => {
        await page.evaluate(meddle);
        await route.continue();
      });
      for (const id of ['home', 'faqs'] as const) {
        await openReady(page, pages[id].path);
        await expectWhole(page, id, name);
      }
    });

    test(`${name} while it is read still leads to other pages`, async ({ page }) => {
      await openReady(page, '/');
      // The row of items hydrates when its code has come, sections one after the other: then the browser is idle.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      for (const id of ['faqs', 'programs', 'home'] as const) {
        await page.evaluate(meddle);
        await footerLink(page, id).click();
        await expectWhole(page, id, name);
      }
    });
  }
});
