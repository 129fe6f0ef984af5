import { expect, it } from 'vitest';
import * as edit from '../../../scripts/edit/edit-source';
import { placesIn, type Place } from '../../../scripts/edit/places';

const SOURCE = `import { sample } from '@/lib/sample';

export const phone = '555';

export const camps = [
  {
    id: 'winter',
    name: sample('Winter Camp'),
    notes: { fr: 'Camp d’hiver', lang: 'fr' },
  },
  // The one everybody asks for.
  { ...shared, id: 'spring', name: 'Spring Camp', text: \`Call \${phone} before you come.\` },
  { id: 'summer', name: 'Summer Camp' },
] as const satisfies readonly Camp[];
`;

function placeOf(path: string, source = SOURCE): Place {
  const place = placesIn('camps.ts', source).find((candidate) => candidate.path === path);
  if (place === undefined) throw new Error(`no words at ${path}`);
  return place;
}

/** Lines of the new source that are not in the old one. */
const newLines = (source: string) => source.split('\n').filter((line) => !SOURCE.split('\n').includes(line));

const type = (path: string, shown: string, typed: string) =>
  newLines(edit.withText(SOURCE, placeOf(path), shown, typed));

it('typing over a text changes only that text, and keeps sample() around it', () => {
  expect(type('camps[0].name', 'Winter Camp', 'José’s Camp')).toEqual([`    name: sample('José’s Camp'),`]);
});

it('typing over a text turns apostrophes and quotes curly', () => {
  const lines = type('camps[2].name', 'Summer Camp', `The "girls' only" coach's camp`);
  expect(lines).toEqual([`  { id: 'summer', name: 'The “girls’ only” coach’s camp' },`]);
});

it('typing over a template keeps its values', () => {
  const typeText = (typed: string) => type('camps[1].text', 'Call 555 before you come.', typed);
  expect(typeText('Text 555 first.')[0]).toContain('text: `Text ${phone} first.`');
  expect(() => typeText('Text us first.')).toThrow('“555” comes from elsewhere, so the text must keep it.');
});

it('a backslash and a line break are escaped so that they read back unchanged', () => {
  const typed = String.raw`C:\new` + '\nline';
  const source = edit.withText(SOURCE, placeOf('camps[2].name'), 'Summer Camp', typed);
  expect(placeOf('camps[2].name', source).parts).toEqual([typed]);
});

it('confirming a sample removes its mark, and the import along with the last mark', () => {
  const source = edit.confirmed(SOURCE, placeOf('camps[0].name'));
  expect(source).toContain(`name: 'Winter Camp',`);
  expect(source).not.toContain('sample');
});

it('a text without the mark cannot be confirmed', () => {
  expect(() => edit.confirmed(SOURCE, placeOf('camps[2].name'))).toThrow('not marked as a sample');
});

const ids = (source: string) => [...source.matchAll(/id: '(.+?)'/g)].map(([, id]) => id);

it('an entry is copied below itself, with an id made from its name', () => {
  const source = edit.withCopy(SOURCE, placeOf('camps[1].name'), "Éva's Camp");
  expect(ids(source)).toEqual(['winter', 'spring', 'evas-camp', 'summer']);
  expect(source.match(/\{ \.\.\.shared/g)).toHaveLength(2);
  expect(placeOf('camps[2].name', source).parts).toEqual(['Éva’s Camp']);
  expect(() => edit.withCopy(SOURCE, placeOf('camps[1].name'), '!')).toThrow('letters or digits');
});

it('a copy gets its own hockey card and inner ids', () => {
  const source = SOURCE.replace(
    `Summer Camp'`,
    `Summer Camp', image: '/cards/summer', days: [{ id: 'first' }]`,
  );
  const copy = `{ id: 'fall-camp', name: 'Fall Camp', image: '/cards/fall-camp', days: [{ id: 'fall-camp-first' }] },`;
  expect(edit.withCopy(source, placeOf('camps[2].name', source), 'Fall Camp')).toContain(copy);
});

it('an entry is removed with the comment above it', () => {
  const source = edit.withoutEntry(SOURCE, placeOf('camps[1].text'));
  expect(ids(source)).toEqual(['winter', 'summer']);
  expect(source).not.toContain('everybody');
});

it('an entry moves up and down, but not beyond the ends of its list', () => {
  const down = edit.withEntryMoved(SOURCE, placeOf('camps[0].notes.fr'), 'down');
  expect(ids(down)).toEqual(['spring', 'winter', 'summer']);
  const again = placesIn('camps.ts', down).find(({ parts }) => parts[0] === 'Winter Camp') as Place;
  expect(edit.withEntryMoved(down, again, 'up')).toBe(SOURCE);
  expect(() => edit.withEntryMoved(SOURCE, placeOf('camps[0].name'), 'up')).toThrow('already the first');
  expect(() => edit.withEntryMoved(SOURCE, placeOf('phone'), 'up')).toThrow('no entry of a list');
});
