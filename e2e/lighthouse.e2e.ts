import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pages, type PageId } from '@/site/pages';
import { expect, test } from './support/test';

/** Pages that differ most in weight: pictures, long text, a form. */
const AUDITED: readonly PageId[] = ['home', 'programs', 'coaches', 'faqs', 'donate', 'auth'];

/** Lighthouse's simulated phone on slow 4G: milliseconds, score and bytes that no page exceeds. */
const BUDGETS = {
  'largest-contentful-paint': 2500,
  'total-blocking-time': 200,
  'cumulative-layout-shift': 0.01,
  'total-byte-weight': 450_000,
};
const BEST_OF_ALL = 1;

/** Beside the ports of the other workers' browsers. */
const portOf = (worker: number) => 9400 + worker;

test.describe('Lighthouse finds each page within its budgets', () => {
  for (const id of AUDITED) {
    test(pages[id].path, async ({ baseURL, launchOptions }, { parallelIndex }) => {
      const port = portOf(parallelIndex);
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
      });
      try {
        const result = await lighthouse(`${baseURL}${pages[id].path}`, { port, logLevel: 'error' });
        const { audits = {}, categories } = result?.lhr ?? {};
        for (const [audit, budget] of Object.entries(BUDGETS)) {
          expect.soft(audits[audit]?.numericValue, audit).toBeLessThanOrEqual(budget);
        }
        expect.soft(categories?.['accessibility']?.score, 'accessibility').toBe(BEST_OF_ALL);
        expect.soft(categories?.['best-practices']?.score, 'best practices').toBe(BEST_OF_ALL);
      } finally {
        await browser.close();
      }
    });
  }
});
