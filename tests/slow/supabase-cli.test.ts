import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../support/setup-temporary';

const INSTALL_MS = 300_000;
const ASK_MS = 120_000;
const MANUALS = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

interface Command {
  version: string;
  /** Subcommands and arguments before the first option. */
  words: readonly string[];
  options: readonly string[];
  written: string;
}

/** Every command of the CLI that the manuals write, in a block or within a line. */
function commandsIn(text: string): Command[] {
  const code = [...text.matchAll(/```\w*\n(.*?)```|`([^`]+)`/gs)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );
  return code.flatMap((block) =>
    [...block.replaceAll(/\s*\\?\n\s*(?=--)/g, ' ').matchAll(/npx supabase@(\S+) ([^\n#]+)/g)].map(
      ([written, version = '', rest = '']) => {
        const words = rest.trim().split(/\s+/);
        const first = words.findIndex((word) => word.startsWith('-'));
        return {
          version,
          words: first < 0 ? words : words.slice(0, first),
          options: words.filter((word) => word.startsWith('-')).map((word) => word.replace(/=.*/, '')),
          written: written.trim(),
        };
      },
    ),
  );
}

const commands = MANUALS.flatMap((file) => commandsIn(readFileSync(file, 'utf8')));
const unique = [...new Map(commands.map((command) => [command.written, command])).values()];
const [version = ''] = commands.map((command) => command.version);
let program = '';

/** Runs the CLI in a folder, signed in nowhere. Returns what it said, and its status. */
function ask(folder: string, ...args: readonly string[]) {
  const env = { ...process.env, HOME: folder, SUPABASE_ACCESS_TOKEN: '', NO_COLOR: '1' };
  const { stdout, stderr, status } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { text: `${stdout}${stderr}`, status };
}

/** The subcommands in a help text, with those that have a second name. */
const subcommandsIn = (help: string) =>
  [...(help.split('\nSUBCOMMANDS\n')[1] ?? '').matchAll(/^ {2}(\S.*?)(?: {2}| [A-Z])/gm)].flatMap(
    ([, names = '']) => names.split(', '),
  );

beforeAll(() => {
  const folder = temporaryDirectory();
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `supabase@${version}`], {
    stdio: 'ignore',
  });
  program = join(folder, 'node_modules/.bin/supabase');
}, INSTALL_MS);

it('the manuals write commands of one version of the CLI', () => {
  expect(unique.length).toBeGreaterThan(10);
  expect([...new Set(commands.map((command) => command.version))]).toEqual([version]);
});

describe('the CLI knows every subcommand and option that the manuals write', () => {
  it.each(unique.map((command) => [command.written, command] as const))(
    '%s',
    (_, { words, options }) => {
      const folder = temporaryDirectory();
      const path: string[] = [];
      let help = ask(folder, '--help').text;
      for (const word of words) {
        const subcommands = subcommandsIn(help);
        if (subcommands.length === 0) break;
        // `logs` and others take subcommands or go on by themselves; a word that is not one must be an argument.
        if (!subcommands.includes(word)) {
          expect(help, `${word} is an argument of ${path.join(' ')}`).toContain('\nARGUMENTS\n');
          break;
        }
        path.push(word);
        help = ask(folder, ...path, '--help').text;
      }
      expect(help).toContain(`supabase ${path.join(' ')}`);
      for (const option of options) expect(help).toMatch(new RegExp(`^ {2}${option}[\\s,=\\[]`, 'm'));
    },
    ASK_MS,
  );
});
