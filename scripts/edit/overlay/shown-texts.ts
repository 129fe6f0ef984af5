/** A text of the page. */
export interface ShownNode {
  node: Text;
  text: string;
  /** Whether it stays in the window while the page scrolls. */
  isFixed: boolean;
  /** Ids of the elements around it, the nearest first. */
  ids: readonly string[];
}

/** Returns the space a text takes, in CSS pixels of the window. */
export function boxOf({ node }: Pick<ShownNode, 'node'>): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

const ancestors = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...ancestors(element.parentElement)];

/** Returns the texts that can be seen on the page, in the order of the document. */
export function shownTexts(root: HTMLElement): readonly ShownNode[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: ShownNode[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const text = node.data.replace(/\s+/g, ' ').trim();
    const parent = node.parentElement;
    if (!/\p{L}/u.test(text) || parent?.closest('script, style, svg') !== null) continue;
    const { width, height } = boxOf({ node });
    const around = ancestors(parent);
    const positions = around.map((element) => getComputedStyle(element).position);
    // Texts for screen readers alone are clipped to a pixel.
    const isClipped = around.some(
      ({ clientWidth }, index) => positions[index] === 'absolute' && clientWidth <= 1,
    );
    if (width <= 1 || height <= 1 || isClipped) continue;
    const ids = around.flatMap(({ id }) => (id === '' ? [] : [id]));
    found.push({ node, text, ids, isFixed: positions.includes('fixed') });
  }
  return found;
}

/** Unfolds what the page keeps folded, so that its words can be pointed at. Returns a function that folds it again. */
export function unfold(root: HTMLElement): () => void {
  const details = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const hidden = [...root.querySelectorAll<HTMLElement>('[hidden]')].filter(
    (element) => element.textContent !== '',
  );
  const values = hidden.map((element) => element.getAttribute('hidden') ?? '');
  for (const element of details) element.open = true;
  for (const element of hidden) element.removeAttribute('hidden');
  return () => {
    for (const element of details) element.open = false;
    for (const [index, element] of hidden.entries()) element.setAttribute('hidden', values[index] ?? '');
  };
}
