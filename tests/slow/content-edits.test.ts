import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { formatIsoDate } from '@/lib/iso-date';
import { pages, type PageId } from '@/site/pages';
import { PHOTO_WIDTHS } from '@/site/photographs';
import { checkProject } from '../../scripts/content-check/check-project';
import { readProject, type Project } from '../../scripts/content-check/project';
import { edited, follow, recipeFor, recipes, withoutEntry } from '../scripts/support/recipes';
import { build, scratchCopy } from './support/scratch-build';

const PHOTO = '/photos/gear-day.jpg';

const project = await readProject();

/** Returns the served HTML of the page that a content file belongs to, or of the home page if it has no page. */
function htmlOf(dist: string, file: string): string {
  const [, folder, page] = file.split('/');
  const { path } = pages[folder === 'pages' ? (page as PageId) : 'home'];
  const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  return html.replaceAll('&amp;', '&');
}

/** The longest text in a piece of content that its page shows. */
const longestText = (content: string) =>
  [...content.replace(/consent: '[^']*'/, '').matchAll(/'([^']*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith('/'))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/** A photograph with the place where it was taken. */
const photograph = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#2e465b' } })
    .withExif({ IFD3: { GPSLatitude: '53/1 32/1 0/1', GPSLongitude: '113/1 29/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Returns the project without the last entry of each list that has a recipe, and the texts of those entries. */
function withoutLastEntries(before: Project) {
  const gone: { file: string; text: string }[] = [];
  const after = recipes.reduce((current, { file, list }) => {
    if (list === undefined) return current;
    return edited(current, file, (source) => {
      const others = [...current.sources].flatMap(([name, text]) => (name === file ? [] : [text]));
      const rest = withoutEntry(source, list, others);
      gone.push({ file, text: longestText(rest.entry) });
      return rest.source;
    });
  }, before);
  return { after, gone };
}

vi.setConfig({ testTimeout: 300_000 });

it('entries that volunteers add as docs/content.md says are online after a build, and removed ones are gone', async () => {
  const added = recipes.reduce(
    (before, recipe) => edited(before, recipe.file, (source) => follow(source, recipe)),
    project,
  );
  const { after, gone } = withoutLastEntries(added);
  expect(gone).toHaveLength(recipes.filter(({ list }) => list !== undefined).length);
  const publicFiles = new Map(project.publicFiles).set(PHOTO, 1);
  expect((await checkProject({ ...added, publicFiles })).problems).toEqual([]);
  expect((await checkProject({ ...after, publicFiles })).problems).toEqual([]);

  const root = scratchCopy(after.sources);
  mkdirSync(join(root, 'public/photos'), { recursive: true });
  writeFileSync(join(root, 'public', PHOTO), await photograph());
  build(root);
  const dist = join(root, 'dist');

  // Every other link is named on a page, so the link that was added is also the one that was removed.
  const missing = recipes.filter(({ file, list, text }) => {
    if (list === 'externalLinks') return false;
    const [, date] = /^const \w+ = '(.*)'/.exec(text) ?? [];
    return !htmlOf(dist, file).includes(date === undefined ? longestText(text) : formatIsoDate(date));
  });
  expect(missing).toEqual([]);
  expect(gone.filter(({ file, text }) => htmlOf(dist, file).includes(text))).toEqual([]);
  expect(readFileSync(join(dist, 'camps.ics'), 'utf8')).toMatch(/DATE:20270116[^]*DATE:20270508/);
  expect(readFileSync(join(dist, 'calendar/first-shift-deadline.ics'), 'utf8')).toContain('20270111');
  const [shown] = htmlOf(dist, 'src/pages/initiatives/content.ts').match(/srcSet="\/photos[^"]*"/i) ?? [];
  const files = [...(shown ?? '').matchAll(/(\/photos\S+) (\d+)w/g)];
  expect(files).toHaveLength(PHOTO_WIDTHS.length);
  for (const [, file = '', width] of files) {
    const { exif, width: written } = await sharp(join(dist, file)).metadata();
    expect([exif, written], file).toEqual([undefined, Number(width)]);
  }
});

it('a mistake in the content stops the build', () => {
  const { file } = recipeFor('sponsors');
  const { sources } = edited(project, file, (source) => source.replace("'https://", "'"));
  expect(() => build(scratchCopy(sources))).toThrow(
    /The build stopped: the content has 1 mistake[\s\S]*sponsors\/content\.ts:\d+ › \S+ › websiteUrl: must start with/,
  );
});
