import type { PageId } from '../../src/site/pages';
import { git } from '../git';

/**
 * Returns the day on which the folder of each page last changed, `year-month-day`. Leaves out a page that differs from
 * the last commit, and every page where the history is incomplete: a host's shallow clone knows only one day.
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
