import type { Page } from '@playwright/test';

/** How far, in px, a letter may reach over the edge of its box: lines of display type are lower than their letters. */
const SIDE_PX = 2;

/**
 * Returns the reasons why a visitor cannot read the page as it is: sideways scroll (WCAG 1.4.10), words outside the
 * window, words cut by an element that hides its overflow or broken in the middle, overlapping controls in the header,
 * and a header that lies over the page. Words only for assistive technology do not count.
 */
export function fitFaults(page: Page): Promise<string[]> {
  return page.evaluate((sidePx) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`sideways scroll of ${scrollWidth - clientWidth} px`] : [];

    const hiddenBySize = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || hiddenBySize(element.parentElement));
    const framesAround = (element: Element) => {
      const frames = [{ left: 0, right: clientWidth, top: -1e9, bottom: 1e9 }];
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        if (parent.matches('[tabindex="-1"], html, body') || overflowX === 'visible') continue;
        if (overflowY !== 'auto') frames.push(parent.getBoundingClientRect());
      }
      return frames;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest('svg, script, noscript') !== null)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (hiddenBySize(element)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const letters = parseFloat(getComputedStyle(element).fontSize);
      const cut = framesAround(element).some(
        (frame) =>
          box.left < frame.left - sidePx ||
          box.right > frame.right + sidePx ||
          box.top < frame.top - letters / 2 ||
          box.bottom > frame.bottom + letters / 2,
      );
      if (cut) found.push(`cut: ${text.slice(0, 60)}`);
      for (const word of text.matchAll(/[^\s\u00AD\-/]+/g)) {
        // An email address has no better place to break.
        if (word[0].includes('@')) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (lines.size > 1) found.push(`broken: ${word[0]}`);
      }
    }

    const controls = [...document.querySelectorAll('header a, header button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
    for (const [place, { name, box }] of controls.entries()) {
      const below = controls
        .slice(place + 1)
        .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
        .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1);
      found.push(...below.map((other) => `in the header: ${name} on ${other.name}`));
    }
    const header = document.querySelector('.site-header');
    const main = document.querySelector('main > :not(title, meta, link, script)');
    if (header !== null && main !== null && window.scrollY === 0) {
      const over = header.getBoundingClientRect().bottom - main.getBoundingClientRect().top;
      if (over > 1 && main.checkVisibility()) found.push(`the header lies ${over} px over the page`);
    }
    return found;
  }, SIDE_PX);
}
