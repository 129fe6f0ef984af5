import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadPage, prefetchPages } from '@/move/load-page';
import { noteMissingChunks } from '@/move/missing-chunk';
import { registerServiceWorker } from '@/offline/register';
import { findPage, pathTo } from '@/site/pages';
import { App } from './routes';

/** Delay in ms before the service worker is installed. */
const KEEP_PAGES_AFTER_MS = 3000;

/** Hydrates the served page. Without its code the page stays as served, and can be read. */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  const page = findPage(pathname);
  if (page !== 'not-found' && pathname.endsWith('//')) {
    // The router takes `/about//` for /about, but what was served is the 404 page.
    window.location.replace(pathTo({ page }) + search + hash);
    return;
  }
  await loadPage(page);
  const [served] = performance.getEntriesByType('navigation');
  if (served !== undefined && new URL(served.name).pathname !== window.location.pathname) {
    // Back and Forward changed only the address while there was no router.
    window.location.reload();
    return;
  }
  const app = (
    // A transition would be drawn in slices, which takes 50% longer on slow phones; useMove defers what must wait.
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  );
  if (root.hasChildNodes()) {
    // Hydrates in slices: one task would block a slow phone for a quarter of a second.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else createRoot(root).render(app);
  prefetchPages();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
noteMissingChunks();
void start(root);

if (import.meta.env.PROD) {
  // Caching pages for later must not compete with the page being read.
  window.setTimeout(() => void registerServiceWorker(), KEEP_PAGES_AFTER_MS);
}
