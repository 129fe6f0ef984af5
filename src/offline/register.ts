import { KEEP_PAGE_MESSAGE, type KeepPageMessage } from './messages';

const WORKER_PATH = '/sw.js';

/**
 * Asks the worker to keep the page the visitor is on; one that is about to take over is asked once it has. Chromium 156
 * ends an old worker that a message wakes meanwhile in the middle of the next page it answers, which then never comes.
 */
async function keepThisPage(): Promise<void> {
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  if (installing !== null || waiting !== null) return;
  const message: KeepPageMessage = { type: KEEP_PAGE_MESSAGE, path: window.location.pathname };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
  active?.postMessage(message);
}

/**
 * Registers the worker that keeps pages readable without a network, and has it keep the pages that are opened: the
 * first one came before there was a worker, and later ones are drawn without a request it could see.
 * Where the browser refuses, nothing is kept.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Trusted Types want every script address blessed by a policy; this one knows a single address.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_path: string) => WORKER_PATH,
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH);
    await keepThisPage();
    navigator.serviceWorker.addEventListener('controllerchange', () => void keepThisPage());
    // Browsers without the Navigation API keep the pages they load in full.
    (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', () => {
      void keepThisPage();
    });
  } catch {
    // private windows and old WebViews refuse
  }
}
