import type { PageId } from '../../src/pages/registry';
import { git } from '../git';

/**
 * Returns the day on which the folder of each page last changed, `year-month-day`. A page that differs from the last
 * commit is left out, and so is every page where the history is not whole: a host's shallow copy knows one day only.
 */
export function lastChanges(ids: readonly PageId[], folder = process.cwd()): ReadonlyMap<PageId, string> {
  const days = new Map<PageId, string>();
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return days;
  for (const id of ids) {
    const pageFolder = `src/pages/${id}`;
    const day = git(folder, 'log', '-1', '--format=%cs', '--', pageFolder)?.trim();
    if (day && git(folder, 'status', '--porcelain', '--', pageFolder) === '') days.set(id, day);
  }
  return days;
}
