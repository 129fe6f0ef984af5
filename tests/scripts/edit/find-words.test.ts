import { expect, it } from 'vitest';
import { findPlaces } from '../../../scripts/edit/find-words';
import { placesIn } from '../../../scripts/edit/places';

const FILES = {
  'src/pages/donate/content.ts': `
    export const intro = { text: 'Every gift helps.' };
    export const tiers = [
      { id: 'gold', name: 'Gold', action: 'Donate' },
      { id: 'silver', name: 'Silver', action: 'Donate' },
    ];`,
  'src/ui/words.ts': `
    export const menu = 'Donate';
    export const share = (name: string) => \`Share \${name}\`;
    export const people = [{ id: 'harveen', name: 'Harveen Ahluwalia' }];`,
  'src/pages/about/content.ts': `export const intro = { text: 'Every gift helps.' };`,
};
const places = Object.entries(FILES).flatMap(([file, source]) => placesIn(file, source));
const shown = new Set(['src/pages/donate/content.ts', 'src/ui/words.ts']);

const find = (text: string, ...ids: readonly string[]) =>
  findPlaces({ text, ids }, 'donate', shown, places).map(({ file, path }) => `${file} ${path}`);

it('a text that another page also contains is found in the file of this page', () => {
  expect(find('Every gift  helps.')).toEqual(['src/pages/donate/content.ts intro.text']);
});

it('a text in several entries of the page is found in the entry around it, or in all of them', () => {
  expect(find('Donate', 'silver')).toEqual(['src/pages/donate/content.ts tiers[1].action']);
  expect(find('Donate')).toHaveLength(2);
});

it('a text from a template is found, as is one that code has split or wrapped', () => {
  expect(find('Share Gold level')).toEqual(['src/ui/words.ts share']);
  expect(find('Ahluwalia')).toEqual(['src/ui/words.ts people[0].name']);
  expect(find('(Silver)')).toEqual(['src/pages/donate/content.ts tiers[1].name']);
});

it('a text that no content module contains is not found', () => {
  expect(find('Opens in a new tab')).toEqual([]);
});
