import { spawnSync } from 'node:child_process';

const MOST_BYTES = 100_000_000;

/** Runs git in a folder. Returns its output as it is; undefined where there is no git, or no history. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : undefined;
}
