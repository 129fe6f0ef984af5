/** Tells the stylesheet that the header answers to scripts: from now on state, not hover alone, opens its panels. */
export function markReady(): void {
  document.documentElement.dataset['ready'] = '';
}
