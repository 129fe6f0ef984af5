import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as Prerender from '../../src/app/prerender';
import { PAGE_SCRIPTS, SHELL } from '../../src/lib/page-protocol';
import { factsOf, pageIds, publicPageIds, type ShownPage } from '../../src/pages/registry';
import { BuildError } from './build-error';
import { lastChanges } from './last-changes';
import { readOwnScripts, readOwnStyles } from './scripts-of-pages';

/** Shown by the service worker, never linked. */
export const OFFLINE_FILE = 'offline.html';

const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');

/** The template of all pages: the page's stylesheet inlined, its fonts preloaded, its script last. */
async function readTemplate(dist: string) {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const script = /<script type="module"[^>]*><\/script>/.exec(template)?.[0];
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template);
  if (script === undefined || stylesheet?.[1] === undefined) {
    throw new BuildError('dist/index.html names no script or no stylesheet.');
  }
  const css = (await readFile(join(dist, stylesheet[1]), 'utf8')).trim();
  // A face with a range of letters is fetched only by a page that has one of them.
  const everyPages = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter(
    (face) => !face.includes('unicode-range'),
  );
  const fonts = everyPages.flatMap((face) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? []);
  const preloads = [...new Set(fonts)].map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  const page = template
    .replace(script, '')
    .replace(stylesheet[0], '')
    .replace('</head>', () => `${preloads.join('')}<style>${css}</style></head>`)
    // Without `async` the browser keeps the document open, and delays the first paint, until the script has arrived.
    .replace('</body>', () => `${script.replace(' crossorigin', ' async')}</body>`);
  return { page, css };
}

/**
 * Writes <path>.html into the built folder for every public page, the shells of the private ones, 404.html, the sitemap
 * and robots.txt. Flat files: static hosts answer `/about` with about.html and no redirect. Returns the SHA-256
 * (base64) of every inlined stylesheet and the number of pages.
 */
export async function writePages(
  dist: string,
  prerender: typeof Prerender,
): Promise<{ styleHashes: string[]; pageCount: number }> {
  const { page: template, css } = await readTemplate(dist);
  const ownScriptsOf = await readOwnScripts(dist);
  const ownStylesOf = await readOwnStyles(dist);
  const styleHashes = new Set([hashOf(css)]);
  const { siteUrl } = prerender;

  const write = async (id: ShownPage, file: string, shell = false) => {
    const { head, body } = await prerender.render(id);
    const scripts = ownScriptsOf(id)
      .map((script) => `/${script}`)
      .join(' ');
    const styles = shell
      ? []
      : await Promise.all(ownStylesOf(id).map((file) => readFile(join(dist, file), 'utf8')));
    for (const own of styles) styleHashes.add(hashOf(own));
    const html = template
      .replace('</style>', () => `</style>${styles.map((own) => `<style>${own}</style>`).join('')}`)
      .replace('<html', shell ? `<html ${SHELL}` : '<html')
      .replace('<script type="module"', `<script type="module" ${PAGE_SCRIPTS}="${scripts}"`)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  };

  for (const id of pageIds) {
    const { path, visibility } = factsOf(id);
    await write(id, path === '/' ? 'index.html' : `${path.slice(1)}.html`, visibility === 'private');
  }
  await write('not-found', '404.html');
  const offline = prerender.renderOfflinePage();
  await writeFile(
    join(dist, OFFLINE_FILE),
    template
      .replace(/<script[^>]*><\/script>/g, '')
      .replace('</head>', () => `${offline.head}</head>`)
      .replace('<div id="root"></div>', () => offline.body),
  );
  await writeFile(join(dist, 'sitemap.xml'), prerender.sitemapXml(siteUrl, lastChanges(publicPageIds)));
  await writeFile(join(dist, 'robots.txt'), prerender.robotsTxt(siteUrl));
  return { styleHashes: [...styleHashes], pageCount: pageIds.length + 1 };
}
