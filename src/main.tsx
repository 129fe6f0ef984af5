import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { reloadOnceOnMissingChunk } from './layouts/missing-chunk';
import { preloadPageAt } from './routes';

reloadOnceOnMissingChunk();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

// Hydrating a page whose code is not there yet would render it twice.
await preloadPageAt(window.location.pathname);

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
