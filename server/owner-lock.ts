import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** When a process started, because process ids are reused; '' on macOS and Windows. */
const startOf = (pid: string): string => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';

function isRunning([pid = '', start]: string[]): boolean {
  try {
    return process.kill(Number(pid), 0) && startOf(pid) === start;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes this process the only owner of a folder and returns the function that gives it back. PGlite has no lock, and
 * two processes on one folder destroy it (electric-sql/pglite#1106). Throws an Error that names the owner.
 */
export function lockDirectory(dir: string): () => void {
  const file = join(dir, 'owner.lock');
  const [draft, aside] = [`${file}.${process.pid}`, `${file}.${process.pid}.stale`];
  writeFileSync(draft, `${process.pid} ${startOf(String(process.pid))}`);
  try {
    const lock = read(file);
    if (existsSync(file) && !isRunning(lock.split(' '))) renameSync(file, aside);
    // If another start replaced the stale lock meanwhile, this was its new one: put it back.
    if (existsSync(aside) && read(aside) !== lock) linkSync(aside, file);
    // A link appears complete and never replaces another file.
    linkSync(draft, file);
  } catch (cause) {
    const problem = `The local database in ${dir} is in use by process ${read(file).split(' ')[0]}.`;
    throw new Error(`${problem} Stop that program first, or delete ${file}.`, { cause });
  } finally {
    for (const left of [draft, aside]) rmSync(left, { force: true });
  }
  return () => rmSync(file, { force: true });
}
