import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { lastChanges } from '../../scripts/build/last-changes';
import { temporaryDirectory } from '../support/setup-temporary';

const CAMPS = 'src/pages/programs/camps.ts';
const ABOUT = 'src/pages/about/content.ts';

const folder = temporaryDirectory();
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
function commit(day: string): void {
  const date = `${day}T12:00:00Z`;
  git('add', '--all');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', day], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

beforeAll(() => {
  git('init', '-q');
  write(CAMPS, 'one');
  write(ABOUT, 'one');
  commit('2026-03-01');
  write(CAMPS, 'two');
  commit('2026-06-01');
});

it('each page has the date of its last change, except a page that differs from its last commit', () => {
  expect([...lastChanges(['about', 'programs'], folder)]).toEqual([
    ['about', '2026-03-01'],
    ['programs', '2026-06-01'],
  ]);
  write(ABOUT, 'two');
  expect([...lastChanges(['about', 'programs'], folder).keys()]).toEqual(['programs']);
});

it('no page has a date when the history is incomplete', () => {
  const shallow = temporaryDirectory();
  git('clone', '-q', '--depth=1', `file://${folder}`, shallow);
  expect(lastChanges(['about'], shallow).size).toBe(0);
  expect(lastChanges(['about'], tmpdir()).size).toBe(0);
});
