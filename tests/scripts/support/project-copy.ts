import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = ['package.json', 'tsconfig.json', 'src', 'scripts'];
const LINKED = ['node_modules', 'public'];

/** A copy of the project's sources in which a test may break what it likes. */
export interface ProjectCopy {
  /** Changes the text of a file. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Returns the files below a folder that end in `.ts`, from the root of the copy. */
  sources: (folder: string) => readonly string[];
  /** Runs a script with tsx; returns its exit status and the lines it printed. */
  run: (script: string) => { status: number | null; lines: readonly string[] };
  remove: () => void;
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'az1-copy-'));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  for (const name of LINKED) symlinkSync(resolve(name), join(root, name));
  return {
    edit(file, change) {
      writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
    },
    sources: (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
    run(script) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
        cwd: root,
        encoding: 'utf8',
      });
      return { status, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '') };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
