/** Text long enough to be prose; shorter strings are names, dates and addresses. */
const PROSE = /'([^'\\\n]*(?: [^'\\\n]*){5,})'/g;

/** Moves the words of a sentence round, so that a copy does not compress to nothing. */
function rotated(words: string, steps: number): string {
  const list = words.split(' ');
  const by = (steps * 3) % list.length;
  return [...list.slice(by), ...list.slice(0, by)].join(' ');
}

/**
 * Repeats the entries of every exported list in the source of a content module. Copies have ids of their own and
 * their words in another order. Returns the new source.
 */
export function multipliedContent(source: string, times: number): string {
  const copyOf = (entries: string, n: number) =>
    n === 0
      ? entries
      : entries
          .replaceAll(/\bid: '([^']+)'/g, (_, id: string) => `id: '${id}-${n}'`)
          .replaceAll(PROSE, (_, words: string) => `'${rotated(words, n)}'`);
  return source.replaceAll(
    /^(export const \w+ = \[\n)([\s\S]*?)(\n\])/gm,
    (_, start: string, entries: string, end: string) =>
      start + Array.from({ length: times }, (_entry, n) => copyOf(entries, n)).join('\n') + end,
  );
}
