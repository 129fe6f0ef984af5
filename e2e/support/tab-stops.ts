import type { Page } from '@playwright/test';

/** A place where Tab stops, as a keyboard user finds it. */
export interface TabStop {
  /** Its text, for messages. */
  name: string;
  /** Index among all tab stops in document order; -1 for anything else, e.g. the body after the last stop. */
  place: number;
  /** Faults for a keyboard user or, on a phone, for a finger. */
  faults: string[];
}

declare global {
  interface Window {
    tabStops: { all: Element[]; inspect: () => TabStop };
  }
}

/** Runs in the page: lists what Tab should reach, in document order, and prepares to inspect the focused element. */
function prepare(): void {
  /** WCAG 2.4.13 asks for 2 px; ours are 3. The contrast is that of WCAG 1.4.11. */
  const [OUTLINE_PX, OUTLINE_CONTRAST] = [2, 3];
  /**
   * WCAG 2.5.8; targets for fingers, in the header and on a phone (WCAG 2.5.5); main actions, which are higher.
   */
  const [TARGET_PX, FINGER_PX, ACTION_PX] = [24, 44, 48];
  /** Windows at least this wide are not a phone's. */
  const WIDE_PX = 768;
  const reachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href],button,summary,input,select,textarea,[tabindex]'),
  ].filter(reachable);

  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const colour = getComputedStyle(element).backgroundColor;
    return channels(colour)[3] === 0 ? ground(element.parentElement) : colour;
  };

  const inspect = (): TabStop => {
    const element = document.activeElement ?? document.body;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [darker = 0, lighter = 0] = [
      luminance(style.outlineColor),
      luminance(ground(element.parentElement)),
    ].toSorted((a, b) => a - b);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    const seen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top !== null && element.contains(top);
      }),
    );
    // A link in a line of text, which WCAG 2.5.8 exempts.
    const inText = style.display === 'inline' && element.closest('p, li, dd') !== null;
    const action = element.matches('.min-h-action, [type="submit"]');
    const byFinger = element.closest('header') !== null || (!inText && window.innerWidth < WIDE_PX);
    const name = `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const faults: readonly [is: boolean, what: string][] = [
      [style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < OUTLINE_PX, 'no outline'],
      [contrast < OUTLINE_CONTRAST, `outline of ${contrast.toFixed(1)}:1`],
      // In the window and not covered by the header, a toast or anything else.
      [!seen, 'covered or out of the window'],
      [!inText && Math.min(box.width, box.height) < TARGET_PX, `${box.width} x ${box.height} px`],
      [action && box.height < ACTION_PX, `an action ${box.height} px high`],
      [byFinger && box.height < FINGER_PX, `${box.height} px high under a finger`],
    ];
    return {
      name,
      // A tab list passes focus to the selected tab.
      place: all.indexOf(element.closest<HTMLElement>('[role="tablist"]') ?? (element as HTMLElement)),
      faults: faults.flatMap(([is, what]) => (is ? [`${name}: ${what}`] : [])),
    };
  };
  window.tabStops = { all, inspect };
}

/** Lists the current tab stops of the page; returns how many there are. */
export async function listTabStops(page: Page): Promise<number> {
  await page.evaluate(prepare);
  return page.evaluate(() => window.tabStops.all.length);
}

/** Presses a key and returns where focus is afterwards. */
export async function stopAfter(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop> {
  await page.keyboard.press(key);
  return page.evaluate(() => window.tabStops.inspect());
}
