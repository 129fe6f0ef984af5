/// <reference lib="webworker" />
import { cacheNames, isOwnFile, isPageRequest, NAVIGATION_TIMEOUT_MS } from './rules';

declare const self: ServiceWorkerGlobalScope;

/** Hash of everything the build wrote; a new one makes the browser install the new worker. */
declare const __BUILD_VERSION__: string;
/** The main pages and what they need to be read. */
declare const __PRECACHE__: readonly string[];
/** The page shown for an address that was never visited. */
declare const __OFFLINE_PAGE__: string;

const caches_ = cacheNames(__BUILD_VERSION__);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(caches_.pages)
      .then((cache) => cache.addAll([...__PRECACHE__, __OFFLINE_PAGE__]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const current = new Set<string>(Object.values(caches_));
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/**
 * Pages come from the network, so that a new deployment shows on the next navigation; what was kept serves when the
 * network fails or takes too long.
 */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(caches_.pages);
  const kept = () => cache.match(request, { ignoreSearch: true });
  try {
    // Without a kept copy there is nothing better than to wait.
    const response = await fetch(
      request,
      (await kept()) ? { signal: AbortSignal.timeout(NAVIGATION_TIMEOUT_MS) } : {},
    );
    if (response.ok && !response.redirected) void cache.put(request, response.clone());
    return response;
  } catch {
    return (await kept()) ?? (await cache.match(__OFFLINE_PAGE__)) ?? Response.error();
  }
}

/** Files whose name changes with their content are kept for good; the others are served and renewed. */
async function file(request: Request, immutable: boolean, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(caches_.files);
  const kept = await cache.match(request);
  if (kept !== undefined && immutable) return kept;
  const fresh = fetch(request).then((response) => {
    if (response.ok) void cache.put(request, response.clone());
    return response;
  });
  if (kept === undefined) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isPageRequest(request.mode, url.pathname)) event.respondWith(page(request));
  else if (isOwnFile(url.pathname))
    event.respondWith(file(request, url.pathname.startsWith('/assets/'), event));
});
