import '@/styles/index.css';

/**
 * The only script a page names. It waits with everything else until the page has painted: a prerendered page
 * needs no script to be read, and its hero and fonts must not share a slow line with 90 kB of code.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;

/** What GoTrue and supabase/templates put into the address that a mail leads to. */
const FROM_MAIL = /[?#&](token_hash|access_token|error(_code)?)=/;

/**
 * Takes it out of the address before anything else could read, send or keep it, and hands it to the sign-in page, as the
 * state that React Router gives a page. Returns whether there was something.
 */
function takeMailLink(): boolean {
  const mailLink = window.location.search + window.location.hash;
  if (!FROM_MAIL.test(mailLink)) return false;
  window.history.replaceState({ usr: { mailLink } }, '', '/auth');
  return true;
}
takeMailLink();
// Pasted into a tab that shows the page already.
window.addEventListener('hashchange', () => {
  if (takeMailLink()) window.location.reload();
});

/**
 * Back and Forward between entries that the router made change the address alone. Before the router is there to follow,
 * the page that is shown would be hydrated as another one.
 */
function loadShownAddress(): void {
  if ('ready' in document.documentElement.dataset) return;
  const [served] = performance.getEntriesByType('navigation');
  if (served !== undefined && new URL(served.name).pathname !== window.location.pathname) {
    window.location.reload();
  }
}
loadShownAddress();
window.addEventListener('popstate', loadShownAddress);

function start(): void {
  if (started) return;
  started = true;
  for (const intent of intents) window.removeEventListener(intent, start);
  void loadMain();
}

/**
 * Asks for the scripts of this very page, which the build has named, along with all others: main would ask for them
 * only once it runs, a round trip later.
 */
function preloadPageScripts(): void {
  const named =
    document.querySelector<HTMLScriptElement>('script[data-page-scripts]')?.dataset['pageScripts'];
  for (const href of named?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** The names of the service worker's caches that hold scripts (src/offline/rules.ts). */
const FILES_CACHE = /^files-/;
/** The address that the service worker answers with nothing it kept. */
const FRESH = '?fresh';

/** Drops the copies that were kept of scripts. */
async function forgetFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    if (FILES_CACHE.test(name)) await caches.delete(name);
  }
}

/**
 * Loads everything else. What fails is a script that is missing, or one that was kept in a damaged copy and must not be
 * used again. A prerendered page is read without it; an account page has nothing to show and is asked for once more.
 */
async function loadMain(): Promise<void> {
  // React DOM makes five errors while it starts, and for their stacks V8 would read the whole file once more: a third
  // of the longest task on a phone.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const main = import('./main');
    preloadPageScripts();
    await (
      await main
    ).drawn;
  } catch (error) {
    if (error instanceof SyntaxError && 'caches' in window) await forgetFiles();
    if (!prerendered && navigator.onLine && window.location.search !== FRESH) window.location.replace(FRESH);
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const prerendered =
  document.getElementById('root')?.hasChildNodes() === true &&
  !document.documentElement.hasAttribute('data-shell');

if (!prerendered || document.readyState === 'complete') start();
else {
  window.addEventListener('load', start, { once: true });
  for (const intent of intents) window.addEventListener(intent, start, { passive: true });
}
