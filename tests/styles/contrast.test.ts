import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import tailwind from '../../tailwind.config';

/** WCAG 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 1.4.3, text from 24 px or 18.66 px bold; 1.4.11, controls and the focus ring. */
const LARGE_OR_CONTROL = 3;

const { tape, tier: _, ...plain } = tailwind.theme.colors;
const taped = Object.entries(tape).map(([name, hex]) => [`tape-${name}`, hex] as const);
/** The colours of tailwind.config.ts by their names. */
const palette = new Map<string, string>([...Object.entries(plain), ...taped]);

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance(name: string): number {
  const [hex] = /#\w{6}/.exec(palette.get(name) ?? '') ?? expect.fail(`There is no colour ${name}.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Every background of the site with the text colours allowed on it, including hovered buttons. */
const textOn: [ground: string, texts: string[]][] = [
  ['sheet', ['night', 'boards', 'blue', 'red', 'scuff', 'phulkari']],
  ['header', ['night', 'blue', 'scuff']],
  ['ice', ['night', 'boards', 'blue', 'red', 'scuff', 'phulkari']],
  ['crease', ['night', 'blue', 'scuff']],
  ['haldi', ['night']],
  ['night', ['sheet', 'crease', 'haldi']],
  ['boards', ['sheet', 'crease', 'haldi']],
  ['red', ['sheet']],
  ['red-deep', ['sheet']],
  ['blue', ['sheet']],
  ['phulkari', ['sheet', 'crease']],
  ['scuff', ['sheet']],
  ['tape-marigold', ['night']],
  ['tape-aurora', ['night']],
  ['tape-sky', ['night']],
  ['tape-violet', ['sheet']],
];

it.each(textOn)('%s has enough contrast for text in %j', (ground, texts) => {
  for (const text of texts) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
});

it.each([
  ['tape-rani', 'sheet'],
  ['phulkari', 'haldi'],
])('%s has enough contrast for large letters in %s', (ground, text) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(LARGE_OR_CONTROL);
});

it.each([
  ['edge', ['ice', 'sheet']],
  ['blue', ['sheet', 'header', 'ice', 'crease', 'haldi']],
  ['haldi', ['night', 'boards']],
])('%s has enough contrast to outline controls and focus on %j', (line, grounds) => {
  for (const ground of grounds) expect(contrast(line, ground)).toBeGreaterThanOrEqual(LARGE_OR_CONTROL);
});

it('the colours that contrast.css changes are those that the tokens let it change', () => {
  const changed = readFileSync('src/styles/contrast.css', 'utf8').matchAll(/--([\w-]+):/g);
  const variables = [...palette].filter(([name, value]) => value.startsWith(`var(--${name}, #`));
  expect(new Set([...changed].map(([, name]) => name))).toEqual(new Set(variables.map(([name]) => name)));
});
