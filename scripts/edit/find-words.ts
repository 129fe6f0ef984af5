import { readFileSync } from 'node:fs';
import type { Place } from './places';

/** A text on a page, and the ids of the elements around it, the nearest first. */
export interface ShownText {
  text: string;
  ids: readonly string[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns the text that each value of a template has in a text made from it, or undefined when the text cannot be made
 * from it. A plain text has no values.
 */
export function valuesIn(text: string, parts: readonly string[]): readonly string[] | undefined {
  if (parts.length === 1) return plain(parts[0] ?? '') === plain(text) ? [] : undefined;
  // A template without words of its own would match every text.
  if (parts.every((part) => !/\p{L}{2}/u.test(part))) return undefined;
  const pattern = new RegExp(`^${parts.map((part) => escaped(part)).join('(.+?)')}$`, 'su');
  return pattern.exec(text.trim())?.slice(1);
}

/** Shortest text that is looked for within another, in characters: shorter ones are within many. */
const SHORTEST_PART = 4;

/** Returns the places whose text is within a text on the page, or that hold it as whole words: the longest ones. */
function overlapping(text: string, places: readonly Place[]): readonly Place[] {
  const shown = ` ${plain(text)} `;
  const lengths = places.map(({ parts }) => {
    const said = parts.length === 1 ? plain(parts[0] ?? '') : '';
    const [short, long] = said.length < shown.length - 2 ? [said, shown] : [shown.trim(), ` ${said} `];
    const isWhole = new RegExp(`(?<![\\p{L}\\d])${escaped(short)}(?![\\p{L}\\d])`, 'u').test(long);
    return short.length >= SHORTEST_PART && isWhole ? short.length / long.length : 0;
  });
  const closest = Math.max(0, ...lengths);
  return closest === 0 ? [] : places.filter((_, index) => lengths[index] === closest);
}

/**
 * Returns the places a text on a page may come from. Narrows them step by step, skipping a step that would leave none:
 * what the page can show, places whose text matches or overlaps, plain texts before templates, the page's own folder,
 * the entry whose id surrounds the text.
 * @param files what can put words on the page
 */
export function findPlaces(
  { text, ids }: ShownText,
  folder: string,
  files: ReadonlySet<string>,
  places: readonly Place[],
): readonly Place[] {
  const shown = places.filter(({ file }) => files.has(file));
  const whole = shown.filter(({ parts }) => valuesIn(text, parts) !== undefined);
  const all = whole.length > 0 ? whole : overlapping(text, shown);
  const narrowed = (from: readonly Place[], keep: (place: Place) => boolean) => {
    const kept = from.filter(keep);
    return kept.length > 0 ? kept : from;
  };
  const literal = narrowed(all, ({ values }) => values.length === 0);
  const own = narrowed(literal, ({ file }) => file.startsWith(`src/pages/${folder}/`));
  const nearest = ids.find((id) => own.some(({ entries }) => entries.includes(id)));
  return narrowed(own, ({ entries }) => nearest !== undefined && entries.includes(nearest));
}

/** Returns the file and line of the code that says a text, or undefined when it is put together. */
export function findInCode(text: string, files: ReadonlySet<string>): string | undefined {
  const wanted = plain(text);
  for (const file of files) {
    const at = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(wanted));
    if (at >= 0) return `${file}:${at + 1}`;
  }
  return undefined;
}
