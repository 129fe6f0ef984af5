const WORKER_PATH = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Registers the worker that keeps pages readable without a network. A refusal costs nothing but that. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Trusted Types want every script address blessed by a policy; this one knows a single address.
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
    'service-worker',
    {
      createScriptURL: () => WORKER_PATH,
    },
  );
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH);
  } catch {
    // private windows and old WebViews refuse
  }
}
