import axe from 'axe-core';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './test';

/** Every rule of WCAG 2.0 to 2.2, A and AA, and axe's own best practices. No rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * In forced colours Chromium paints text in the system's colours but still reports the page's own colour as
 * `-webkit-text-fill-color`, which axe reads first. This sets it to the painted colour.
 */
function reportPaintedTextColour(): void {
  const read = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const style = read(element, pseudo);
    const value = style.getPropertyValue.bind(style);
    style.getPropertyValue = (name) => value(name === '-webkit-text-fill-color' ? 'color' : name);
    return style;
  };
}

/** The findings of axe, short enough to read in a failed test: rule, element, problem. */
function summary(results: axe.Result[]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map((node) => {
      const checks = [...node.any, ...node.all, ...node.none];
      return `${id}: ${node.target.join(' ')} | ${checks.map((check) => check.message).join('; ')}`;
    }),
  );
}

/**
 * Expects axe to find nothing wrong in the current page, or in the part that a selector matches, by its usual rules and
 * the named ones. Whatever axe leaves to human judgement is attached to the test under the name of the state.
 */
export async function expectAccessible(
  page: Page,
  testInfo: TestInfo,
  state: string,
  part?: string,
  more: readonly string[] = [],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(reportPaintedTextColour);
    await page.evaluate(axe.source);
  }
  const { violations, incomplete } = await page.evaluate(
    ([values, context, extra]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(extra.map((rule) => [rule, { enabled: true }])),
        resultTypes: ['violations', 'incomplete'],
      }),
    [TAGS, part, ['label-content-name-mismatch', ...more]] as const,
  );
  if (incomplete.length > 0) {
    await testInfo.attach(`to judge: ${state}`, { body: summary(incomplete).join('\n') });
  }
  expect.soft(summary(violations), `axe, ${state}`).toEqual([]);
}
