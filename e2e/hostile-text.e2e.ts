import type { Page } from '@playwright/test';
import { pages } from '@/site/pages';
import { submission } from '../tests/support/submission-server';
import { accounts } from './support/accounts';
import { keepSession } from './support/sign-in';
import { expect, test } from './support/test';

/** Texts that anyone can send, each of which has broken a page somewhere. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a word of 100 kB': 'x'.repeat(100_000),
  'lines of 100 kB': 'line\n'.repeat(20_000),
  'right-to-left overrides': '\u202E\u202E\u2066 gnp.exe \u2067 elif \u202D'.repeat(50),
  'marks that are never closed': '\u2067\u202B'.repeat(500),
  'zero-width characters': 'a\u200B\u200C\u200D\uFEFF\u2060'.repeat(2_000),
  'a flood of combining marks': `Z${'\u0300\u0301\u0302\u0489'.repeat(500)}`.repeat(5),
  'halves of characters': '\uD800 and \uDC00 '.repeat(100),
  'control characters': '\u0001\u0007\u001B[31m\u0085\u2028\u2029 end',
  'emoji that join': '👨‍👩‍👧‍👦🏒🏳️‍🌈'.repeat(500),
  'no-break spaces': 'no\u00A0break\u202F'.repeat(2_000),
  'scripts of many heights': 'ཧྐྵྨླྺྼྻྂ ﷽ ᏗᎷᎥ 𒐫𒈙⸻꧅ '.repeat(20),
  'markup and a template': '<script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}}',
  'tabs and blanks': '\t \t   '.repeat(1_000),
};

const WIDTHS = [320, 390, 768, 1440];

/**
 * The boxes that reach outside the window, and how far the page scrolls sideways. A single character wider than the
 * window cannot be broken, but its box must still fit.
 */
function overflow(page: Page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const list = document.querySelector('main section');
    const outside = [...(list?.querySelectorAll('li, article, p, h3, time') ?? [])]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > wide + 0.5);
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 20)}`);
    return { outside, sideways: document.documentElement.scrollWidth - wide };
  });
}

test('untrusted text is shown as text and stays in its column, whatever its characters', async ({ page }) => {
  const rows = Object.values(HOSTILE).flatMap((text, index) => [
    submission(200 - index * 2, { message: text, subject: text.slice(0, 100) }),
    submission(199 - index * 2, {
      message: 'short',
      first_name: text.slice(0, 50),
      email: `${text.slice(0, 200)}@visitor.example`,
    }),
  ]);
  await page.route('**/rest/v1/contact_submissions*', (route) => route.fulfill({ json: rows }));
  await keepSession(page, accounts.admin);
  await page.goto(pages.admin.path);
  await expect(page.locator('main :is(img, script, style)')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.getByRole('region', { name: 'Contact Submissions' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    expect.soft(await overflow(page), `${width} px`).toEqual({ outside: [], sideways: 0 });
    await expect.soft(page.getByRole('button', { name: 'Sign Out' }), `${width} px`).toBeVisible();
  }
});
