import { describe, expect, it } from 'vitest';
import { buttonStyle } from '@/ui/button-style';
import { classPairs } from './support/class-pairs';
import { contrast, type Token } from './support/contrast';

/** WCAG 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 1.4.3, text from 24 px or 18.66 px bold; 1.4.11, controls and the focus ring. */
const LARGE_OR_CONTROL = 3;

/** Every ground of the site and what may be written on it. */
const textOn: [ground: Token, texts: Token[]][] = [
  ['sheet', ['night', 'boards', 'blue', 'red', 'scuff', 'phulkari']],
  ['ice', ['night', 'boards', 'blue', 'red', 'scuff', 'phulkari']],
  ['crease', ['night', 'blue', 'scuff']],
  ['haldi', ['night']],
  ['night', ['sheet', 'crease', 'haldi']],
  ['boards', ['sheet', 'crease', 'haldi']],
  ['red', ['sheet']],
  ['red-deep', ['sheet']],
  ['blue', ['sheet']],
  ['phulkari', ['sheet']],
  ['scuff', ['sheet']],
];

const lightGrounds = ['sheet', 'ice', 'crease'] as const;
const darkGrounds = ['night', 'boards'] as const;

describe('the palette', () => {
  it.each(textOn)('carries text on %s', (ground, texts) => {
    for (const text of texts) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ['edge', ['ice', 'sheet']],
    ['blue', lightGrounds],
    ['haldi', darkGrounds],
  ] as const)('outlines controls and focus in %s', (line, grounds) => {
    for (const ground of grounds) expect(contrast(line, ground)).toBeGreaterThanOrEqual(LARGE_OR_CONTROL);
  });
});

it.each([
  ['primary', [...lightGrounds, ...darkGrounds]],
  ['outline', lightGrounds],
  ['haldi', [...lightGrounds, ...darkGrounds]],
  ['outline-dark', darkGrounds],
] as const)('the button %s can be read at rest and under the pointer', (variant, grounds) => {
  for (const ground of grounds) {
    const pairs = classPairs(buttonStyle(variant), ground);
    expect(pairs.map((pair) => pair.state).toSorted()).toEqual(['', 'hover']);
    for (const pair of pairs) expect(contrast(pair.text, pair.ground)).toBeGreaterThanOrEqual(TEXT);
  }
});
