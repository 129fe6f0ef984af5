import { carouselLabels, partnersSection } from '../src/pages/home/content';
import { pages, pageIds } from '@/site/pages';
import { expect, test } from './support/test';
import { openReady } from './support/whole-page';

const ELSEWHERE = 'https://elsewhere.example/';

// Every journey, not only those of this file, fails on a refusal of the policy: see support/test.ts.
test('a visitor of every page meets no refusal, asks no other origin and keeps only what is documented', async ({
  page,
  context,
  baseURL,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/status of 404/);
  const foreign: string[] = [];
  const cookies: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL ?? ''}/`)) foreign.push(request.url());
  });
  context.on('response', async (response) => {
    if ((await response.allHeaders())['set-cookie'] !== undefined) cookies.push(response.url());
  });
  await openReady(page, '/');
  for (const name of [carouselLabels.pause, partnersSection.pauseLabel])
    await page.getByRole('button', { name }).click();
  for (const path of [...pageIds.map((id) => pages[id].path), '/no-such-page']) await openReady(page, path);
  await page.goto('/offline');
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
  }));
  expect(stored).toEqual({
    local: ['paused:logos', 'paused:slides'],
    session: ['scroll-positions'],
    databases: 0,
  });
  expect(foreign).toEqual([]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test(
  'a page refuses what somebody smuggles into its HTML or its scripts',
  { tag: '@chromium' },
  async ({ page, allowProblem }) => {
    allowProblem(/Content.Security.Policy|TrustedHTML/);
    const refused = new Set<string>();
    page.on('console', (message) => {
      const [, directive] = /^Content-Security-Policy: (\S+) refused/.exec(message.text()) ?? [];
      if (directive !== undefined) refused.add(directive);
    });
    await page.route(pages.contact.path, async (route) => {
      const response = await route.fetch();
      const smuggled = `<style>p { color: red }</style> <script>document.title = 'taken over'</script>
      <p onclick="alert()">x</p> <base href="${ELSEWHERE}"> <img src="${ELSEWHERE}"> <iframe src="${ELSEWHERE}"></iframe>
      <object data="${ELSEWHERE}"></object> <form method="post" action="${ELSEWHERE}"></form></body>`;
      await route.fulfill({ response, body: (await response.text()).replace('</body>', smuggled) });
    });
    await page.goto(pages.contact.path);
    const attack = page.evaluate((elsewhere) => {
      document.querySelector<HTMLElement>('[onclick]')?.click(); // some versions look at a handler only now
      document.forms[0]?.submit();
      void fetch(elsewhere).catch(() => undefined);
      document.body.innerHTML = '<b>markup</b>';
    }, ELSEWHERE);
    await expect(attack).rejects.toThrow('TrustedHTML');
    const fetching = 'base-uri connect-src form-action frame-src img-src object-src';
    const running = 'require-trusted-types-for script-src-attr script-src-elem style-src-elem';
    await expect.poll(() => [...refused].toSorted().join(' ')).toBe(`${fetching} ${running}`);
  },
);
