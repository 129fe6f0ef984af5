// oxlint-disable-next-line import/default -- Vite's way to bundle a worker and get its address
import workerPath from './service-worker?worker&url';
import { keepPage } from './kept-pages';

/**
 * Registers the service worker that keeps pages readable without a network. The page shown arrived before there was a
 * worker, so it is fetched once more when the worker takes over. Where the browser refuses, nothing is kept.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Trusted Types demand a policy for every script address; this one allows a single address.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_path: string) => workerPath,
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    void keepPage(window.location.pathname);
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath);
  } catch {
    // private windows and old WebViews refuse
  }
}
