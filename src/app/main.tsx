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

/** The served page is empty: an error must be shown on it. */
const isShell = document.documentElement.hasAttribute(SHELL);

function draw(host: HTMLElement): void {
  const app = (
    <PageRouter>
      <App />
    </PageRouter>
  );
  if (host.hasChildNodes()) {
    // As a transition React hydrates in slices of 5 ms; otherwise one task would block a phone for a quarter of a
    // second.
    startTransition(() => {
      hydrateRoot(host, app);
    });
  } else createRoot(host).render(app);
}

/**
 * Settles when the page has been handed to React; rejects when its code did not come. Not awaited at the top level: this
 * module is in the chunk that every page imports, and each would wait for the other.
 */
export const drawn: Promise<void> = pageModules[resolvePage(window.location.pathname)].view
  .preload()
  .catch((error: unknown) => {
    if (!isShell) throw error;
  })
  // Hydrating a page whose code is not there yet would render it twice.
  .then(() => draw(root));

if (import.meta.env.PROD) {
  // Keeping pages for later must not take the line from the page that is being read.
  window.setTimeout(() => {
    import('@/offline/register')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined); // nothing is kept; the page works all the same
  }, KEEP_PAGES_AFTER_MS);
}
