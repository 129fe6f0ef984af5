import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { pages, type PageId } from '@/site/pages';
import { DIST, MANIFEST } from '../../scripts/dist';

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** The served HTML of a page. */
function servedHtml(id: PageId): string {
  const { path } = pages[id];
  return read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
}

/** Texts of the first- and second-level headings in `<main>`, as served. */
export function servedHeadings(id: PageId): string[] {
  const { document } = new Window();
  document.write(servedHtml(id));
  return [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
}

/** Vite's manifest of the build under test. */
export const manifest = () =>
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string; imports?: string[] }>;

/** Path of the script that holds a page's own code, e.g. `/assets/AboutPage-1a2b.js`. */
export function scriptOf(id: PageId): string {
  const view = new RegExp(`^src/pages/${id}/\\w+Page\\.tsx$`);
  const file = Object.entries(manifest()).find(([module]) => view.test(module))?.[1].file;
  if (file === undefined) throw new Error(`The build has no view of ${id}.`);
  return `/${file}`;
}
