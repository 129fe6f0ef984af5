import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { noteMissingChunks } from './layouts/missing-chunk';
import { preloadPageAt } from './routes';

/** How long after hydration the service worker is installed, in ms. */
const KEEP_PAGES_AFTER_MS = 3000;

noteMissingChunks();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

/** The served page has nothing to lose: what goes wrong must be said on it. */
const isShell = document.documentElement.hasAttribute('data-shell');

// Hydrating a page whose code is not there yet would render it twice.
await preloadPageAt(window.location.pathname).catch((error: unknown) => {
  if (!isShell) throw error;
});

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
if (root.hasChildNodes()) {
  // As a transition React hydrates in slices of 5 ms; otherwise one task would block a phone for a quarter second.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else createRoot(root).render(app);

if (import.meta.env.PROD) {
  // Keeping pages for later must not take the line from the page that is being read.
  window.setTimeout(() => {
    import('./offline/register')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined); // then nothing is kept; the page is read all the same
  }, KEEP_PAGES_AFTER_MS);
}
