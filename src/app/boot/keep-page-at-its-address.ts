import { READY } from '@/lib/page-protocol';

function loadShownAddress(): void {
  if (document.documentElement.hasAttribute(READY)) return;
  const [served] = performance.getEntriesByType('navigation');
  if (served !== undefined && new URL(served.name).pathname !== window.location.pathname) {
    window.location.reload();
  }
}

/**
 * Loads the page of the address where Back and Forward change the address alone, as they do between entries that the
 * router made. Before the router can follow, the page that is shown would be hydrated as another one.
 */
export function keepPageAtItsAddress(): void {
  loadShownAddress();
  window.addEventListener('popstate', loadShownAddress);
}
