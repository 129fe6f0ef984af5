import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '../../support/setup-temporary';

const COPIED = ['src', 'scripts', 'server', 'public', 'supabase', 'index.html', 'package.json'];
const SETTINGS = ['tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];

/** Copies the project with other texts in some files. Returns the folder of the copy. */
export function scratchCopy(sources: ReadonlyMap<string, string> = new Map()): string {
  const root = temporaryDirectory();
  for (const name of [...COPIED, ...SETTINGS]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [file, source] of sources) writeFileSync(join(root, file), source);
  return root;
}

/** Builds a copy of the project as `npm start` does. @throws Error with the build's output */
export function build(root: string): void {
  // Vitest's own environment would produce a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}
