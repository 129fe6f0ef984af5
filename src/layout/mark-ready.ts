const awaited = new Set(['header', 'page']);

/**
 * Notes that a part of the page answers to scripts. When both do, the stylesheet is told: controls that could do
 * nothing before show themselves.
 */
export function markReady(part: 'header' | 'page'): void {
  awaited.delete(part);
  if (awaited.size === 0) document.documentElement.dataset['ready'] = '';
}
