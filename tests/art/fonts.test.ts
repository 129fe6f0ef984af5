import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { charactersOf } from '../../art/fonts/metrics';

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Removes comments, which are not on the page. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => withoutComments(readFileSync(`src/${name}`, 'utf8')));

/** Characters beyond ASCII in the site's texts. */
const written = [...new Set(sources.flatMap((text) => Array.from(text)))].filter((letter) => letter > '~');

const fontOf = (name: string) => charactersOf(readFileSync(`src/styles/fonts/${name}.woff2`));
const OF_NAMES = ['western', 'extended', 'vietnamese'];
/** The letters of a font, including its files for names. */
async function familyOf(name: string): Promise<ReadonlySet<string>> {
  const files = await Promise.all([name, ...OF_NAMES.map((file) => `${name}-${file}`)].map(fontOf));
  return new Set(files.flatMap((letters) => [...letters]));
}
const display = await familyOf('anek-latin');
const text = await familyOf('hanken-grotesk');
const gurmukhi = await fontOf('anek-gurmukhi');

const NAMES = Array.from('José Álvarez-Núñez Łukasz Żółć Nguyễn Thị Đào Kaur Siṅgh Mahā Šárka');

// `npm run art -- fonts` adds letters that art/fonts/build.ts lists.
it.each([
  ['what the site writes and people type', text, [...written, ...PRINTABLE_ASCII]],
  ['headlines', display, [...written, ...PRINTABLE_ASCII.filter((character) => /[a-z0-9]/i.test(character))]],
  ['names in headlines', display, NAMES],
  ['names in texts', text, NAMES],
  ['Punjabi', gurmukhi, Array.from('ਜੀ ਆਇਆਂ ਨੂੰ')],
])('the font subsets contain every letter of %s', (_, font, characters) => {
  const missing = characters.filter((character) => !font.has(character) && !gurmukhi.has(character));
  expect(missing).toEqual([]);
});
