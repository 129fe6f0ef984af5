import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { beforeAll, expect, it } from 'vitest';
import { temporaryDirectory } from '../support/setup-temporary';
import { startMigratedPostgres } from '../supabase/native-postgres';

const TYPES_FILE = 'src/backend/database.generated.ts';

const INSTALL_MS = 300_000;
const ASK_MS = 60_000;

const manuals = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))];
const text = manuals
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\s*\\?\n\s*(?=--)/g, ' '))
  .join('\n');

/** Every CLI command in the manuals: its version, its words, and its options with their values. */
const written = [...text.matchAll(/npx supabase@(\S+) ((?: ?[\w<][^\s`#]*)+)((?: [^\n`#]+)?)/g)];
const commands = new Map(written.map(([, , words = '', options = '']) => [(words + options).trim(), words]));
const versions = [...new Set(written.map(([, version = '']) => version))];

let folder: string;

/** Runs the CLI and returns what it prints. */
function supabase(...args: readonly string[]): string {
  const env = { ...process.env, HOME: folder, SUPABASE_ACCESS_TOKEN: '', NO_COLOR: '1' };
  const program = join(folder, 'node_modules/.bin/supabase');
  return spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' }).stdout;
}

beforeAll(() => {
  folder = temporaryDirectory();
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder, `supabase@${versions[0]}`];
  execFileSync('npm', install, { stdio: 'ignore' });
}, INSTALL_MS);

it('the manuals use one version of the CLI', () => {
  expect(commands.size).toBeGreaterThan(10);
  expect(versions).toHaveLength(1);
});

it.each([...commands])(
  'the CLI knows the subcommands and options of: supabase %s',
  (command, words) => {
    const help = supabase(...words.split(' '), '--help');
    // For an unknown word it shows the help of its parent command: `supabase db <subcommand>`.
    expect(help).toMatch(/^ {2}supabase (?!.*<subcommand>)/m);
    for (const [, option] of command.matchAll(/ (--[\w-]+)/g))
      expect(help).toMatch(new RegExp(`^ {2}${option}[\\s,=\\[]`, 'm'));
  },
  ASK_MS,
);

it(
  'the committed database types are those that the CLI generates from the migrations',
  async () => {
    const server = startMigratedPostgres();
    const types = supabase('gen', 'types', '--schema', 'public', `--remote=${server.connection.url}`);
    server.stop();
    const options = { ...(await resolveConfig(TYPES_FILE)), filepath: TYPES_FILE };
    expect(await format(types, options)).toBe(readFileSync(TYPES_FILE, 'utf8'));
  },
  ASK_MS,
);
