import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PageRouter } from './PageRouter';
import { App } from './App';
import { SHELL } from '@/lib/page-protocol';
import { noteMissingChunks } from '@/layout/missing-chunk';
import { resolvePage } from '@/pages/registry';
import { pageModules } from './page-modules';

/** Delay in ms from hydration to the installation of the service worker. */
const KEEP_PAGES_AFTER_MS = 3000;

noteMissingChunks();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

/** The served page is empty, so errors must be shown on it. */
const isShell = document.documentElement.hasAttribute(SHELL);

function draw(host: HTMLElement): void {
  const app = (
    <PageRouter>
      <App />
    </PageRouter>
  );
  if (host.hasChildNodes()) {
    // A transition hydrates in slices of 5 ms; otherwise one task would block a phone for a quarter of a second.
    startTransition(() => {
      hydrateRoot(host, app);
    });
  } else createRoot(host).render(app);
}

/**
 * Resolves once React has the page; rejects when a prerendered page's code fails to load. Not awaited at the top level:
 * every page imports the chunk that holds this module, so the two would wait for each other.
 */
export const drawn: Promise<void> = pageModules[resolvePage(window.location.pathname)].view
  .preload()
  .catch((error: unknown) => {
    if (!isShell) throw error;
  })
  // Hydrating a page whose code has not loaded yet would render it twice.
  .then(() => draw(root));

if (import.meta.env.PROD) {
  // Caching pages for later must not compete with the page being read.
  window.setTimeout(() => {
    import('@/offline/register')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined); // nothing is kept; the page works anyway
  }, KEEP_PAGES_AFTER_MS);
}
