// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { longDate } from '@/lib/iso-date';
import { pages, type PageId } from '@/pages/registry';
import { checkProject } from '../../scripts/content-check/check-project';
import { readProject, type Project } from '../../scripts/content-check/project';
import { edited, follow, recipes, withoutEntry } from '../scripts/support/recipes';

const COPIED = ['src', 'scripts', 'server', 'public', 'supabase', 'deploy', 'index.html', 'package.json'];
const SETTINGS = ['tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];
const BUILD_MS = 300_000;

const project = await readProject();

let copy: string | undefined;
afterEach(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true });
  copy = undefined;
});

/** Builds a copy of the site with the texts of a project. Returns its folder. @throws Error with what the build said */
function build(changed: Project, prepare: (root: string) => void = () => undefined): string {
  const root = (copy = mkdtempSync(join(tmpdir(), 'az1-edited-')));
  for (const name of [...COPIED, ...SETTINGS]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [file, source] of changed.sources) writeFileSync(join(root, file), source);
  prepare(root);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--embedded'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return join(root, 'dist');
}

/** Returns the served HTML of the page that a content file belongs to; the home page for what several pages show. */
function htmlOf(dist: string, file: string): string {
  const [, folder, page] = file.split('/');
  const { path } = pages[folder === 'pages' ? (page as PageId) : 'home'];
  return readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8').replaceAll(
    '&amp;',
    '&',
  );
}

/** The longest text of a piece of content that its page shows. */
const longestText = (content: string) =>
  [...content.replace(/consent: '[^']*'/, '').matchAll(/'([^']*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith('/'))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

it(
  'what docs/content.md tells volunteers to type is online after a build',
  { timeout: BUILD_MS },
  async () => {
    const changed = recipes.reduce(
      (before, recipe) => edited(before, recipe.file, (source) => follow(source, recipe)),
      project,
    );
    const photo = '/photos/gear-day.jpg';
    const publicFiles = new Map(project.publicFiles).set(photo, 1);
    expect((await checkProject({ ...changed, publicFiles })).problems).toEqual([]);

    const place = { IFD3: { GPSLatitude: '53/1 32/1 0/1', GPSLongitude: '113/1 29/1 0/1' } };
    const jpeg = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#2e465b' } })
      .withExif(place)
      .jpeg()
      .toBuffer();
    const dist = build(changed, (root) => {
      mkdirSync(join(root, 'public/photos'), { recursive: true });
      writeFileSync(join(root, 'public', photo), jpeg);
    });

    const missing = recipes.filter(({ file, text }) => {
      const [, date] = /^const \w+ = '(.*)'/.exec(text) ?? [];
      return !htmlOf(dist, file).includes(date === undefined ? longestText(text) : longDate(date));
    });
    expect(missing).toEqual([]);
    expect(readFileSync(join(dist, 'camps.ics'), 'utf8')).toContain('DTSTART;VALUE=DATE:20270116');
    expect(readFileSync(join(dist, 'calendar/first-shift-deadline.ics'), 'utf8')).toContain('20270111');
    expect((await sharp(join(dist, photo)).metadata()).exif).toBeUndefined();
  },
);

it('what volunteers take away is gone after a build', { timeout: BUILD_MS }, async () => {
  const gone: { file: string; text: string }[] = [];
  const changed = recipes.reduce((before, { file, list }) => {
    if (list === undefined) return before;
    return edited(before, file, (source) => {
      const others = [...before.sources].flatMap(([name, text]) => (name === file ? [] : [text]));
      const rest = withoutEntry(source, list, others);
      gone.push({ file, text: longestText(rest.entry) });
      return rest.source;
    });
  }, project);
  expect((await checkProject(changed)).problems).toEqual([]);
  expect(gone).toHaveLength(recipes.filter(({ list }) => list !== undefined).length);
  const dist = build(changed);
  expect(gone.filter(({ file, text }) => htmlOf(dist, file).includes(text))).toEqual([]);
});
