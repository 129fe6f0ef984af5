import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, type PageId } from '@/site/pages';

/** The build under test. */
export const DIST = process.env['AZ1_DIST'] ?? 'dist';

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** The served HTML of a page. */
export function servedHtml(id: PageId): string {
  const { path } = pages[id];
  return read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
}

/** Words of the headings of the first two levels in `<main>`, as they are served. */
export function servedHeadings(id: PageId): string[] {
  const main = servedHtml(id).replace(/^[^]*<main|<\/main>[^]*$/g, '');
  return [...main.matchAll(/<h[12][^>]*>([^]*?)<\/h[12]>/g)].map((match) => plainWords(match[1] ?? ''));
}

/** Text without tags, character references and differences in white space. */
export function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Path of the script that holds a page's own code, e.g. `/assets/AboutPage-1a2b.js`. */
export function scriptOf(id: PageId): string {
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { file: string }>;
  const module = `src/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`The build has no ${module}.`);
  return `/${file}`;
}
