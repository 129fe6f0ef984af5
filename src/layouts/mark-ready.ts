/** Tells the stylesheet that the page answers to scripts: controls that could do nothing before show themselves. */
export function markReady(): void {
  document.documentElement.dataset['ready'] = '';
}
