import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = ['package.json', 'tsconfig.json', 'src', 'scripts'];
const LINKED = ['node_modules', 'public'];

/** A copy of the project's sources in which a test may break what it likes. */
export interface ProjectCopy {
  /** Replaces a text in a file, once. @throws Error when the file does not have it */
  replace: (file: string, before: string, after: string) => void;
  /** Runs a script with tsx; returns its exit status and the lines it printed. */
  run: (script: string) => { status: number | null; lines: readonly string[] };
  remove: () => void;
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'az1-copy-'));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  for (const name of LINKED) symlinkSync(resolve(name), join(root, name));
  return {
    replace(file, before, after) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not have: ${before}`);
      writeFileSync(
        join(root, file),
        text.replace(before, () => after),
      );
    },
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
