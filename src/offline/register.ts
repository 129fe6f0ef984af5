import { KEEP_PAGE_MESSAGE, type KeepPageMessage } from './messages';

const WORKER_PATH = '/sw.js';

/**
 * Asks the worker to keep the current page. Skips while a new worker is pending: messaging the old one makes Chromium
 * 156 kill it mid-response.
 */
async function keepThisPage(): Promise<void> {
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  if (installing !== null || waiting !== null) return;
  const message: KeepPageMessage = { type: KEEP_PAGE_MESSAGE, path: window.location.pathname };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
  active?.postMessage(message);
}

/**
 * Registers the worker that keeps pages readable without a network, and has it keep each page opened: the first one
 * arrived before there was a worker, and later ones are drawn without a request it could see. Where the browser
 * refuses, nothing is kept.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Trusted Types demand a policy for every script address; this one allows a single address.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_path: string) => WORKER_PATH,
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH);
    await keepThisPage();
    navigator.serviceWorker.addEventListener('controllerchange', () => void keepThisPage());
    // Browsers without the Navigation API keep only the pages they load in full.
    (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', () => {
      void keepThisPage();
    });
  } catch {
    // private windows and old WebViews refuse
  }
}
