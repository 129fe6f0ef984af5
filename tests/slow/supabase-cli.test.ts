import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryDirectory } from '../support/setup-temporary';

const INSTALL_MS = 300_000;
const ASK_MS = 60_000;

const manuals = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))];
const text = manuals
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\s*\\?\n\s*(?=--)/g, ' '))
  .join('\n');

/** Every command of the CLI that the manuals write: its version, its words, and its options with their values. */
const written = [...text.matchAll(/npx supabase@(\S+) ((?: ?[\w<][^\s`#]*)+)((?: [^\n`#]+)?)/g)];
const commands = new Map(written.map(([, , words = '', options = '']) => [(words + options).trim(), words]));
const versions = [...new Set(written.map(([, version = '']) => version))];

let folder: string;

beforeAll(() => {
  folder = temporaryDirectory();
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder, `supabase@${versions[0]}`];
  execFileSync('npm', install, { stdio: 'ignore' });
}, INSTALL_MS);

it('the manuals write commands of one version of the CLI', () => {
  expect(commands.size).toBeGreaterThan(10);
  expect(versions).toHaveLength(1);
});

it.each([...commands])(
  'the CLI knows the subcommands and options of: supabase %s',
  (command, words) => {
    const env = { ...process.env, HOME: folder, SUPABASE_ACCESS_TOKEN: '', NO_COLOR: '1' };
    const program = join(folder, 'node_modules/.bin/supabase');
    const args = [...words.split(' '), '--help'];
    const { stdout: help } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
    // Below a word it does not know, it shows the help of what is above: `supabase db <subcommand>`.
    expect(help).toMatch(/^ {2}supabase (?!.*<subcommand>)/m);
    for (const [, option] of command.matchAll(/ (--[\w-]+)/g))
      expect(help).toMatch(new RegExp(`^ {2}${option}[\\s,=\\[]`, 'm'));
  },
  ASK_MS,
);
