import { READY } from '@/lib/page-protocol';

function loadShownAddress(): void {
  if (document.documentElement.hasAttribute(READY)) return;
  const [served] = performance.getEntriesByType('navigation');
  if (served !== undefined && new URL(served.name).pathname !== window.location.pathname) {
    window.location.reload();
  }
}

/**
 * Reloads when Back or Forward changes only the address, as between entries that the router made. Until the router
 * runs, the page shown would otherwise be hydrated as a different one.
 */
export function keepPageAtItsAddress(): void {
  loadShownAddress();
  window.addEventListener('popstate', loadShownAddress);
}
