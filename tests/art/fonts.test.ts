// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { charactersOf } from '../../scripts/font-metrics';
import { sourceFiles } from '../architecture/source-files';

/** Both Latin faces together: every first visit loads them (speed: fonts subset and preloaded). */
const LATIN_BUDGET = 40_000;

const file = (name: string) => readFileSync(`src/styles/fonts/${name}.woff2`);

/** Comments are not on the page. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

/** Characters beyond ASCII in what the site says; the ASCII ones are in the subsets whole. */
const special = [
  ...new Set(
    sourceFiles('src')
      .filter(({ path }) => /^src\/(content|site)\/|\.tsx$/.test(path))
      .flatMap(({ text }) => Array.from(withoutComments(text)))
      .filter((character) => character > '~'),
  ),
];

describe('the font subsets', () => {
  let display: Set<string>;
  let text: Set<string>;
  let gurmukhi: Set<string>;

  beforeAll(async () => {
    display = await charactersOf(file('anek-latin'));
    text = await charactersOf(file('hanken-grotesk'));
    gurmukhi = await charactersOf(file('anek-gurmukhi'));
  });

  it('draw every letter the site writes; `npm run fonts` adds what is listed here', () => {
    const missing = special.filter((character) => !text.has(character) && !gurmukhi.has(character));
    expect(missing).toEqual([]);
  });

  it('draw the same letters in headlines', () => {
    const missing = special.filter((character) => !display.has(character) && !gurmukhi.has(character));
    expect(missing).toEqual([]);
  });

  it('hold all printable ASCII in the text face, and all letters and figures in the display face', () => {
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
    expect(ascii.filter((character) => !text.has(character))).toEqual([]);
    expect(
      ascii.filter((character) => /\w/.test(character) && character !== '_' && !display.has(character)),
    ).toEqual([]);
  });

  it('hold the vowels and consonants of Punjabi', () => {
    expect(Array.from('ਜੀ ਆਇਆਂ ਨੂੰ').filter((character) => !gurmukhi.has(character))).toEqual([]);
  });

  it('stay within their budget', () => {
    expect(file('anek-latin').length + file('hanken-grotesk').length).toBeLessThanOrEqual(LATIN_BUDGET);
  });
});
