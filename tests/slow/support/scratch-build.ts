import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '../../support/setup-temporary';

const COPIED = ['src', 'scripts', 'server', 'public', 'supabase', 'index.html', 'package.json'];
const SETTINGS = ['tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];

/** Differences from the project. */
interface CopyChanges {
  /** Texts of files that differ from the project's. */
  sources?: ReadonlyMap<string, string>;
  /** Writes what else the copy needs. */
  prepare?: (root: string) => void;
}

/** Differences from the build of `npm start`. */
interface BuildChanges extends CopyChanges {
  /** Builds for deployment, with these variables. */
  deployed?: Readonly<Record<string, string>>;
}

/** Copies the project. Returns the folder of the copy. */
export function scratchCopy({ sources = new Map(), prepare }: CopyChanges = {}): string {
  const root = temporaryDirectory();
  for (const name of [...COPIED, ...SETTINGS]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [file, source] of sources) writeFileSync(join(root, file), source);
  prepare?.(root);
  return root;
}

/** Builds a copy of the project. Returns its folder. @throws Error with what the build said */
export function scratchBuild({ deployed, ...changes }: BuildChanges): string {
  const root = scratchCopy(changes);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', ...(deployed === undefined ? ['--embedded'] : [])],
    {
      cwd: root,
      encoding: 'utf8', // Vitest's own would make a build for development.
      env: { ...process.env, NODE_ENV: 'production', ...deployed },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return root;
}
