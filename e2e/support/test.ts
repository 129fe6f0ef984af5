import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Names a problem that this test provokes on purpose. If it does not occur, the test fails. */
  allowProblem: (pattern: RegExp) => void;
}

/** Tells our own console.error line apart from anything the page prints. */
const CSP_PREFIX = 'Content-Security-Policy:';

/**
 * Playwright's test, which also fails on console.error, uncaught errors, unhandled rejections and
 * Content-Security-Policy refusals in any page that it opens.
 */
export const test = base.extend<Fixtures>({
  allowProblem: [
    async ({ context, browserName }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];

      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console.error: ${message.text()}`);
      });
      // Uncaught errors and, in Chromium, unhandled rejections.
      context.on('weberror', (event) => problems.push(`uncaught: ${event.error().message}`));
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`${prefix} ${event.effectiveDirective} refused ${event.blockedURI}`);
        });
      }, CSP_PREFIX);

      await use((pattern) => allowed.push(pattern));

      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      base.expect(unexpected, 'problems in the browser').toEqual([]);
      // Other engines print fewer lines of their own.
      const required = browserName === 'chromium' ? allowed : [];
      const missing = required.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
      base.expect(missing.map(String), 'allowed problems that did not occur').toEqual([]);
    },
    { auto: true },
  ],
});
