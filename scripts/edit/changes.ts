import { createHash } from 'node:crypto';
import { diffLines } from 'diff';

/** Lines of a file that differ from the ones before. */
interface Hunk {
  /** First line in the file as it is now, counted from 1. */
  line: number;
  before: string;
  after: string;
}

/** One change to a file: changed lines, or an entry that has moved (two hunks). */
export interface Change {
  /** The same for as long as the lines and their numbers are the same. */
  key: string;
  file: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  hunks: readonly Hunk[];
}

function hunksBetween(before: string, now: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let line = 1;
  let open: Hunk | undefined;
  for (const { added, removed, value, count } of diffLines(before, now)) {
    if (!added && !removed) open = undefined;
    else {
      if (open === undefined) hunks.push((open = { line, before: '', after: '' }));
      if (removed) open.before += value;
      else open.after += value;
    }
    if (!removed) line += count;
  }
  return hunks;
}

function kindOf([first, second]: readonly Hunk[]): Change['kind'] {
  if (second !== undefined) return 'moved';
  if (first?.before === '') return 'added';
  return first?.after === '' ? 'removed' : 'changed';
}

/** Returns what differs between two versions of a file, from top to bottom. */
export function changesBetween(file: string, before: string, now: string): readonly Change[] {
  const rest = [...hunksBetween(before, now)];
  const changes: Change[] = [];
  for (let hunk = rest.shift(); hunk !== undefined; hunk = rest.shift()) {
    const { before: gone, after: come } = hunk;
    const other = rest.findIndex(
      (next) =>
        (gone === '' && next.after === '' && next.before === come) ||
        (come === '' && next.before === '' && next.after === gone),
    );
    const hunks = other < 0 ? [hunk] : [hunk, ...rest.splice(other, 1)];
    const key = createHash('sha256')
      .update(JSON.stringify([file, hunks]))
      .digest('hex')
      .slice(0, 16);
    changes.push({ key, file, kind: kindOf(hunks), hunks });
  }
  return changes;
}

/** Returns a file as it is now without one of its changes. */
export function withoutChange(now: string, { hunks }: Change): string {
  const lines = now.split(/(?<=\n)/);
  for (const { line, before, after } of hunks.toSorted((a, b) => b.line - a.line))
    lines.splice(line - 1, after.split('\n').length - 1, before);
  return lines.join('');
}
