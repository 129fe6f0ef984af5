import type { Page } from '@playwright/test';
import { pages, pageIds, publicPageIds, type PageId } from '@/site/pages';
import { expect, test } from '../support/test';
import { refuseStorage } from '../support/stored-session';
import { expectReady, expectWhole } from '../support/whole-page';

/** Pages that say something about dates. */
const DATED: readonly PageId[] = ['home', 'programs', 'whatWeDo', 'contact'];

/** A way in which a browser can be other than the one the site was made on. */
interface Oddity {
  name: string;
  /** Runs before the page's own scripts. */
  prepare: (page: Page) => Promise<unknown>;
  /** The pages it can touch; all public ones when left out. */
  ids?: readonly PageId[];
}

const ODDITIES: readonly Oddity[] = [
  {
    name: 'cookies and storage refused',
    prepare: async (page) => {
      await refuseStorage(page, 'all');
      await page.addInitScript(() => {
        Object.defineProperty(document, 'cookie', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
    },
  },
  { name: 'storage full', prepare: (page) => refuseStorage(page, 'writing') },
  {
    name: 'garbage in its storage',
    prepare: (page) =>
      page.addInitScript(() => {
        for (const key of ['scroll-positions', 'reloaded-for-missing-chunk']) {
          sessionStorage.setItem(key, 'null');
        }
        for (const key of ['paused:slides', 'paused:logos', 'sb-localhost-auth-token']) {
          localStorage.setItem(key, '{');
        }
      }),
  },
  {
    name: 'no service workers, no IntersectionObserver, no clipboard, no sharing, no printing',
    prepare: (page) =>
      page.addInitScript(() => {
        for (const name of ['serviceWorker', 'clipboard', 'share']) {
          Object.defineProperty(navigator, name, { value: undefined });
        }
        for (const name of ['IntersectionObserver', 'print']) {
          Object.defineProperty(window, name, { value: undefined });
        }
      }),
  },
  {
    name: 'no matchMedia',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'matchMedia', { value: undefined });
      }),
  },
  {
    name: 'a matchMedia without events',
    prepare: (page) =>
      page.addInitScript(() => {
        const real = window.matchMedia.bind(window);
        window.matchMedia = (query) => ({ matches: real(query).matches, media: query }) as MediaQueryList;
      }),
    ids: ['home', 'impact', 'donate'],
  },
  {
    name: 'a time zone that Intl does not know',
    prepare: (page) =>
      page.addInitScript(() => {
        const real = Intl.DateTimeFormat.prototype.resolvedOptions;
        Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
          return { ...real.call(this), timeZone: 'Etc/Unknown' };
        };
      }),
    ids: DATED,
  },
  {
    name: 'a clock of long ago',
    prepare: (page) => page.clock.install({ time: new Date('2001-01-01T00:00:00') }),
    ids: DATED,
  },
  {
    name: 'a clock of far ahead',
    prepare: (page) => page.clock.install({ time: new Date('2038-01-19T03:14:08Z') }),
    ids: DATED,
  },
];

test.describe('every public page is whole and answers to scripts in a browser with', () => {
  for (const { name, prepare, ids = publicPageIds } of ODDITIES) {
    test(name, async ({ page, context }) => {
      await prepare(page);
      for (const id of ids) {
        await page.goto(pages[id].path);
        await expectReady(page, `${pages[id].path}, ${name}`);
        await expectWhole(page, id, name);
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Get Involved', exact: true }).click();
      await expect(page).toHaveTitle(pages.getInvolved.title);
      await expectWhole(page, 'getInvolved', `${name}, after a move`);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is whole or says that it needs it', async ({ page }) => {
    for (const id of publicPageIds) {
      await page.goto(pages[id].path);
      await expectWhole(page, id, 'no JavaScript');
    }
    for (const id of pageIds.filter((one) => pages[one].visibility === 'private')) {
      await page.goto(pages[id].path);
      await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
      await expect(page.getByText('Loading...')).toBeHidden();
    }
  });
});

/** What extensions and page translators do to a page: before its scripts have run, and after. */
const MEDDLERS: readonly { name: string; meddle: () => void }[] = [
  {
    name: 'an extension that adds elements',
    meddle: () => {
      const added = document.createElement('grammar-checker');
      document.body.append(added);
      document.querySelector('h1')?.after(document.createElement('extension-note'));
      document.querySelector('main')?.setAttribute('data-extension', 'on');
      document.documentElement.classList.add('dark-reader');
    },
  },
  {
    name: 'a translator that wraps every text',
    meddle: () => {
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
  },
];

test.describe('a page that was changed by', () => {
  for (const { name, meddle } of MEDDLERS) {
    test(`${name}, before its scripts ran, is whole`, async ({ page, allowProblem }) => {
      // React says that what it found is not what was served.
      allowProblem(/Minified React error|Hydration|hydrat/i);
      await page.route('**/assets/main-*.js', async (route) => {
        await page.evaluate(meddle);
        await route.continue();
      });
      for (const id of publicPageIds) {
        await page.goto(pages[id].path);
        await expectReady(page, `${pages[id].path}, ${name}`);
        await expectWhole(page, id, name);
      }
    });

    test(`${name}, while it is read, moves on to every other page`, async ({ page }) => {
      await page.goto('/');
      await expectReady(page, name);
      for (const id of publicPageIds.filter((one) => one !== 'home')) {
        await page.evaluate(meddle);
        await page.getByRole('contentinfo').locator(`a[href="${pages[id].path}"]`).first().click();
        await expect.soft(page, name).toHaveURL(pages[id].path);
        await expectWhole(page, id, name);
      }
    });
  }
});

test('an address with an anchor that is no text is the page all the same', async ({ page }) => {
  for (const hash of ['#%E0%A4%A', '#%', '#%%%', '#:~:text=hockey', '#"><script>', '#__proto__']) {
    await page.goto('/');
    await page.goto(`${pages.about.path}${hash}`);
    await expectReady(page, hash);
    await expectWhole(page, 'about', hash);
  }
});
