/// <reference lib="webworker" />
import { KEEP_PAGE_MESSAGE, type KeepPageMessage } from './messages';
import {
  asksForFresh,
  cacheNames,
  isKeepable,
  isOwnFile,
  isPageRequest,
  NAVIGATION_TIMEOUT_MS,
} from './rules';

declare const self: ServiceWorkerGlobalScope;

/** Hash of everything the build wrote; a new one makes the browser install the new worker. */
declare const __BUILD_VERSION__: string;
/** Addresses of the main pages and of the offline page. */
declare const __KEPT_PAGES__: readonly string[];
/** The scripts and fonts of the main pages. */
declare const __KEPT_FILES__: readonly string[];
/** Addresses of the account pages, which are never kept. */
declare const __PRIVATE_PAGES__: readonly string[];
/** The page shown for an address that was never visited. */
declare const __OFFLINE_PAGE__: string;

const names = cacheNames(__BUILD_VERSION__);
const pagesCache = () => caches.open(names.pages);
const filesCache = () => caches.open(names.files);

/** Fetches and keeps files or pages, all of them or none. */
async function keepAll(cache: Cache, paths: readonly string[], kind: 'page' | 'file'): Promise<void> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path);
      if (!isKeepable(answer, kind)) throw new TypeError(`${path} came as something else`);
      return { path, answer };
    }),
  );
  await Promise.all(answers.map(({ path, answer }) => cache.put(path, answer)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      pagesCache().then((cache) => keepAll(cache, __KEPT_PAGES__, 'page')),
      // Kept with the pages: a request for fresh files drops the files cache, and no page would fetch this one again.
      pagesCache().then((cache) => keepAll(cache, ['/offline.js'], 'file')),
      filesCache().then((cache) => keepAll(cache, __KEPT_FILES__, 'file')),
    ]).then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const current = new Set<string>(Object.values(names));
  event.waitUntil(
    caches
      .keys()
      .then((all) => Promise.all(all.filter((name) => !current.has(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Keeps a page under its path: a campaign's `?utm_source=…` is the same page. Does nothing when storage is full. */
async function keepPage(request: Request, response: Response): Promise<void> {
  try {
    await (await pagesCache()).put(new URL(request.url).pathname, response);
  } catch {
    // The page is shown anyway; the next visit tries again.
  }
}

/** Fetches a page and keeps it, without making the page wait for that. */
async function fetchPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request);
  if (isKeepable(response, 'page')) event.waitUntil(keepPage(request, response.clone()));
  return response;
}

/**
 * Pages come from the network, so that a new deployment shows on the next navigation; the kept copy serves when the
 * network fails or takes too long. A late response is still kept for the next time.
 */
async function page(request: Request, event: FetchEvent): Promise<Response> {
  const network = fetchPage(request, event);
  event.waitUntil(network.catch(() => undefined));
  const kept = await (await pagesCache()).match(request, { ignoreSearch: true });
  if (kept === undefined) return network.catch(() => offlinePage());
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), NAVIGATION_TIMEOUT_MS);
  });
  return Promise.race([network.catch(() => kept), patience]);
}

async function offlinePage(): Promise<Response> {
  return (await (await pagesCache()).match(__OFFLINE_PAGE__)) ?? Response.error();
}

/** Keeps files whose name changes with their content for good; serves the others and renews them. */
async function file(request: Request, immutable: boolean, event: FetchEvent): Promise<Response> {
  const cache = await filesCache();
  const kept = await cache.match(request);
  if (kept !== undefined && immutable) return kept;
  const fresh = fetch(request).then((response) => {
    if (isKeepable(response, 'file')) void cache.put(request, response.clone()).catch(() => undefined);
    return response;
  });
  if (kept === undefined) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

/** Answers from the network and drops the kept files, which the page then fetches again. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await caches.delete(names.files);
    return response;
  } catch {
    return offlinePage();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && asksForFresh(url)) event.respondWith(freshPage(request));
  else if (request.mode === 'navigate' && isPageRequest(url.pathname, __PRIVATE_PAGES__))
    event.respondWith(page(request, event));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage()));
  else if (url.pathname === '/offline.js')
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (isOwnFile(url.pathname))
    event.respondWith(file(request, url.pathname.startsWith('/assets/'), event));
});

self.addEventListener('message', (event) => {
  const { type, path } = event.data as KeepPageMessage;
  if (type !== KEEP_PAGE_MESSAGE || !isPageRequest(path, __PRIVATE_PAGES__)) return;
  event.waitUntil(
    pagesCache()
      .then((cache) => cache.match(path))
      .then((kept) => kept ?? fetchPage(new Request(path), event))
      .catch(() => undefined),
  );
});
