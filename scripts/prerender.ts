/**
 * The second half of `npm run build`: renders each page once into dist/, and writes the files that a host and the service
 * worker need beside them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bundle from '../src/prerender';
import { isAccountPage, offlinePageIds, pageIds, pages, type ShownPage } from '../src/site/pages';
import { writeCalendars } from './calendars';
import { DIST, MANIFEST } from './dist';
import { writeHostFiles } from './host-files';
import { writePhotographs } from './photographs';

const SERVER_BUNDLE = 'build/prerender';

/** Faces that every page uses; the others are for letters that few pages have. */
const PRELOADED_FONTS = ['src/styles/fonts/anek-latin.woff2', 'src/styles/fonts/hanken-grotesk.woff2'];
const ENTRY = 'src/loader.ts';
const STYLESHEET = 'src/styles/index.css';
const OFFLINE_PAGE = '/offline';

/** Vite's manifest: https://vite.dev/guide/backend-integration */
type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

const bundle = (await import(pathToFileURL(resolve(SERVER_BUNDLE, 'prerender.js')).href)) as typeof Bundle;
const { environment } = bundle;
await mkdir(dirname(MANIFEST), { recursive: true });
await rename(join(DIST, '.vite/manifest.json'), MANIFEST);
await rm(join(DIST, '.vite'), { recursive: true });
const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
const template = await readFile('index.html', 'utf8');

function chunkOf(module: string) {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`Vite's manifest has no ${module}.`);
  return chunk;
}

/** The module of a page's view: src/pages/<id>/<Name>Page.tsx, of which src/move/load-page.ts allows one. */
function viewOf(page: ShownPage): string {
  const isView = (module: string) => module.startsWith(`src/pages/${page}/`) && module.endsWith('Page.tsx');
  return Object.keys(manifest).find(isView) ?? `view of ${page}`;
}

/** Addresses of the scripts of modules and of all that they import, and of their stylesheets. */
function filesOf(modules: readonly string[], found = new Set<string>()): Set<string> {
  for (const { file, imports = [], css = [] } of modules.map(chunkOf)) {
    if (found.has(`/${file}`)) continue;
    for (const name of [file, ...css]) found.add(`/${name}`);
    filesOf(imports, found);
  }
  return found;
}

const entry = chunkOf(ENTRY);
const commonModules = [ENTRY, ...(entry.dynamicImports ?? [])];
const commonFiles = filesOf(commonModules);
const fonts = PRELOADED_FONTS.map((font) => `/${chunkOf(font).file}`);
const readStyles = async (file: string) => (await readFile(join(DIST, file), 'utf8')).trim();
const css = await readStyles(chunkOf(STYLESHEET).file);
/** Every stylesheet that is inlined in a page: the policy names their hashes. */
const inlined = new Set([css]);

/** Addresses of the files that a page needs beyond those of every page. */
const ownFiles = (page: ShownPage) => [...filesOf([viewOf(page)])].filter((file) => !commonFiles.has(file));

/** The only script that a page names. It loads the rest once the page has painted, the page's own scripts included. */
function scriptTag(page: ShownPage): string {
  const own = ownFiles(page).filter((file) => file.endsWith('.js'));
  // Without `async` the browser keeps the document open, and delays the first paint, until the script has arrived.
  return `<script type="module" async src="/${entry.file}" data-page-scripts="${own.join(' ')}"></script>`;
}

/** The stylesheets of a page alone, inlined: they do not delay its first paint. */
async function styleTags(page: ShownPage): Promise<string> {
  const files = ownFiles(page).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(files.map(readStyles));
  for (const text of styles) inlined.add(text);
  // Disabled, a link loads nothing; Vite's loader finds it and does not load what is already in the page.
  return files
    .map((file, index) => `<link rel="stylesheet" href="${file}" disabled><style>${styles[index]}</style>`)
    .join('');
}

/** Replaces the one place of the template that reads `mark`. Throws when index.html no longer has it. */
function put(html: string, mark: string, text: string): string {
  const [before, after, ...more] = html.split(mark);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html has to have this once: ${mark}`);
  return before + text + after;
}

/** Fills the template. */
function fill(parts: { head: string; app: string; script: string }): string {
  const preloads = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  let html = template;
  html = put(
    html,
    `<link rel="stylesheet" href="/${STYLESHEET}" />`,
    `${preloads.join('')}<style>${css}</style>`,
  );
  html = put(html, `<script type="module" src="/${ENTRY}"></script>`, parts.script);
  html = put(html, '<!--head-->', parts.head);
  return put(
    html,
    '<div id="root"></div>',
    `<div id="root" data-day="${environment.day}">${parts.app}</div>`,
  );
}

/** Flat files: hosts answer `/about` with about.html and no redirect. */
async function writePage(page: ShownPage, file: string): Promise<void> {
  const { head, body } = await bundle.render(page);
  await writeFile(
    join(DIST, file),
    fill({ head: (await styleTags(page)) + head, app: body, script: scriptTag(page) }),
  );
}

/** Tells the service worker what to keep; see src/offline/service-worker.ts. */
async function completeServiceWorker(): Promise<void> {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const files = entries.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const version = createHash('sha256');
  for (const part of await Promise.all(files.toSorted().flatMap((file) => [file, readFile(file)])))
    version.update(part);
  const build = {
    version: version.digest('hex').slice(0, 12),
    pages: offlinePageIds.map((id) => pages[id].path),
    offlinePage: OFFLINE_PAGE,
    files: [...fonts, ...filesOf([...commonModules, ...offlinePageIds.map(viewOf)])],
    accountPages: pageIds.filter(isAccountPage).map((id) => pages[id].path),
    removed: !environment.offline,
  };
  const file = join(DIST, 'sw.js');
  await writeFile(file, `self.build = ${JSON.stringify(build)};\n${await readFile(file, 'utf8')}`);
}

await Promise.all(
  pageIds.map((id) => {
    const { path } = pages[id];
    return writePage(id, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  }),
);
await writePage('not-found', '404.html');
const offline = bundle.renderOfflinePage();
await writeFile(
  join(DIST, `${OFFLINE_PAGE}.html`),
  fill({ head: offline.head, app: offline.body, script: '' }),
);
await writeFile(join(DIST, 'sitemap.xml'), bundle.sitemapXml(bundle.siteUrl));
await writeFile(join(DIST, 'robots.txt'), bundle.robotsTxt(bundle.siteUrl));
await writeCalendars({ siteUrl: bundle.siteUrl, stamp: new Date(environment.day), folder: DIST });
await writePhotographs(DIST);
await writeHostFiles({ inlined: [...inlined], environment, folder: DIST });
await completeServiceWorker();
await rm(SERVER_BUNDLE, { recursive: true });
console.log(
  environment.isLocal
    ? `Built ${pageIds.length + 1} pages into ${DIST}/ for this machine, because no address is set (docs/deploy.md).`
    : `Built ${pageIds.length + 1} pages into ${DIST}/ for ${environment.siteUrl}.`,
);
