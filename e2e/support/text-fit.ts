import type { Page } from '@playwright/test';

/** How far, in px, a letter may stand over the edge of its box: display type has lines lower than its letters. */
const SIDE_PX = 2;

/**
 * Returns the words that cannot be read: they stand outside the window to the left or right, or are cut by an
 * element that hides what overflows. Words for assistive technology alone do not count.
 */
export function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate((sidePx) => {
    const found: string[] = [];
    const hiddenBySize = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || hiddenBySize(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (element === null || words === '' || element.closest('svg, script, noscript') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Visually hidden, and there for assistive technology.
      if (hiddenBySize(element)) continue;
      const letters = parseFloat(getComputedStyle(element).fontSize);
      const frames = [{ left: 0, right: document.documentElement.clientWidth, top: -1e9, bottom: 1e9 }];
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
        if (parent.matches('[tabindex="-1"], html, body') || getComputedStyle(parent).overflowX === 'visible')
          continue;
        if (getComputedStyle(parent).overflowY !== 'auto') frames.push(parent.getBoundingClientRect());
      }
      const cut = frames.some(
        (frame) =>
          box.left < frame.left - sidePx ||
          box.right > frame.right + sidePx ||
          box.top < frame.top - letters / 2 ||
          box.bottom > frame.bottom + letters / 2,
      );
      if (cut) found.push(words.slice(0, 60));
    }
    return found;
  }, SIDE_PX);
}

/** How many px the page can be scrolled sideways; 0 is right (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Returns the pairs of controls in the header that lie on each other, by their words. */
export function overlapsInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header a, header button')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[popover]'),
    );
    const boxes = controls.map((control) => ({
      name: control.textContent ?? '',
      box: control.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
}

/**
 * Returns the words of headings that break in the middle, where no hyphen lets them: the letters of such a word stand
 * on two lines.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, .font-display')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const word of (node.textContent ?? '').matchAll(/[^\s\u00AD-]+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          if (lines.size > 1 && !broken.includes(word[0])) broken.push(word[0]);
        }
      }
    }
    return broken;
  });
}
