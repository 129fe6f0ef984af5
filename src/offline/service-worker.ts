/// <reference lib="webworker" />
import { PICTURE_FOLDERS } from '@/site/picture-folders';
import { isPage, PAGES_CACHE } from './pages-cache';

/** What the build adds in front of this script. */
interface Build {
  /** Hash of all files of the build: another one makes browsers install this worker again. */
  version: string;
  /** Pages that can be read without having been opened, and the page shown for those that cannot be read. */
  pages: readonly string[];
  offlinePage: string;
  /** The scripts and fonts of those pages. */
  files: readonly string[];
  /** Account pages; nothing below their addresses is kept. */
  accountPages: readonly string[];
  /** Whether the worker removes itself and everything that was kept. */
  removed: boolean;
}
declare const self: ServiceWorkerGlobalScope & { build: Build };

const { version, pages, offlinePage, files, accountPages, removed } = self.build;
/** Its address stays, as that of a page does. */
const OFFLINE_SCRIPT = '/offline.js';
/** What changes its address with its content. */
const FILES_CACHE = `files-${version}`;
const KEPT_FOLDERS = ['assets', ...PICTURE_FOLDERS];
/** Time in ms before a kept page is shown instead of waiting for the network: a cold rink, one bar. */
const PATIENCE_MS = 4000;

const keepAll = async (name: string, paths: readonly string[]) => (await caches.open(name)).addAll(paths);

async function deleteCaches(except: readonly string[]): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !except.includes(name)).map((name) => caches.delete(name)));
}

async function keep(name: string, key: string, response: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(key, response);
  } catch {
    // Storage is full: the next visit tries again.
  }
}

/** A page comes from the network, so that a deployment shows at once; the kept copy serves where that fails or is slow. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const isAccount = accountPages.some((page) => path === page || path.startsWith(`${page}/`));
  const kept = isAccount ? undefined : await caches.match(path);
  const network = fetch(event.request).then((response) => {
    if (!isAccount && isPage(response)) event.waitUntil(keep(PAGES_CACHE, path, response.clone()));
    return response;
  });
  const otherwise = async () => kept ?? (await caches.match(offlinePage)) ?? Response.error();
  const answer = network.catch(otherwise);
  event.waitUntil(answer);
  if (kept === undefined) return answer;
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([answer, patience]);
}

/** A kept file is used at once. One that keeps its address is fetched again for the next time. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const immutable = path.startsWith('/assets/');
  const kept = await caches.match(path);
  if (kept !== undefined && immutable) return kept;
  const fresh = fetch(event.request).then((response) => {
    if (response.ok) event.waitUntil(keep(immutable ? FILES_CACHE : PAGES_CACHE, path, response.clone()));
    return response;
  });
  if (kept === undefined) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

self.addEventListener('install', (event) => {
  const kept = removed
    ? []
    : [keepAll(PAGES_CACHE, [...pages, offlinePage, OFFLINE_SCRIPT]), keepAll(FILES_CACHE, files)];
  event.waitUntil(Promise.all(kept).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    removed
      ? deleteCaches([]).then(() => self.registration.unregister())
      : deleteCaches([PAGES_CACHE, FILES_CACHE]).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (removed || method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname === OFFLINE_SCRIPT || KEPT_FOLDERS.some((name) => pathname.startsWith(`/${name}/`)))
    event.respondWith(answerFile(event, pathname));
});
