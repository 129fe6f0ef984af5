import { expect, it } from 'vitest';
import * as edit from '../../tools/edit/source';

const SOURCE = `import { sample } from '@/lib/sample';

export const camps = [
  sample({
    id: 'winter',
    name: 'Winter Camp',
    level: 'Beginner',
  }),
  // The one everybody asks for.
  { ...shared, id: 'spring', name: 'Spring Camp', text: 'Call before you come.' },
  { id: 'summer', name: sample('Summer Camp'), image: '/cards/summer', days: [{ id: 'first' }] },
] as const satisfies readonly Camp[];

export const title = 'Camps';
`;

const placeOf = (text: string, source = SOURCE) =>
  edit.placesIn('camps.ts', source).find((place) => place.text === text) ?? expect.fail(`no words ${text}`);

/** Lines of the new source that are not in the old one. */
const newLines = (source: string) =>
  source
    .split('\n')
    .filter((line) => !SOURCE.split('\n').includes(line))
    .map((line) => line.trim());

const ids = (source: string) => [...source.matchAll(/id: '(.+?)'/g)].map(([, id]) => id);

it('words are found, and ids, addresses and imports are none', () => {
  expect(edit.placesIn('camps.ts', SOURCE).map(({ text }) => text)).toEqual([
    'Winter Camp',
    'Beginner',
    'Spring Camp',
    'Call before you come.',
    'Summer Camp',
    'Camps',
  ]);
});

it('typing over a text changes that text alone, keeps sample() around it, and curls its quotes', () => {
  const lines = newLines(edit.withText(SOURCE, placeOf('Summer Camp'), `The "girls' only" coach's camp `));
  expect(lines).toEqual([
    "{ id: 'summer', name: sample('The “girls’ only” coach’s camp'), image: '/cards/summer', days: [{ id: 'first' }] },",
  ]);
});

it('confirming takes the mark off the text or the whole entry, and the import along with the last mark', () => {
  const once = edit.confirmed(SOURCE, placeOf('Winter Camp'));
  expect(once).toContain("  {\n    id: 'winter',");
  expect(once).toContain("sample('Summer Camp')");
  expect(edit.confirmed(once, placeOf('Summer Camp', once))).not.toContain('sample');
  expect(() => edit.confirmed(SOURCE, placeOf('Spring Camp'))).toThrow('not marked as a sample');
});

it('an entry is copied below itself, with an id made from its name, its own card and inner ids', () => {
  const copied = edit.withCopy(SOURCE, placeOf('Spring Camp'), "Éva's Camp");
  expect(ids(copied)).toEqual(['winter', 'spring', 'evas-camp', 'summer', 'first']);
  expect(copied.match(/\{ \.\.\.shared/g)).toHaveLength(2);
  expect(edit.withCopy(SOURCE, placeOf('Summer Camp'), 'Fall Camp')).toContain(
    "{ id: 'fall-camp', name: sample('Fall Camp'), image: '/cards/fall-camp', days: [{ id: 'fall-camp-first' }] },",
  );
  expect(newLines(edit.withCopy(SOURCE, placeOf('Beginner'), 'New Camp'))).toContain("name: 'New Camp',");
  expect(() => edit.withCopy(SOURCE, placeOf('Spring Camp'), '!')).toThrow('letters or digits');
});

it('a copy of a person with a drawn portrait gets a card of their own, not the face of the other', () => {
  const drawn = SOURCE.replace('/cards/summer', '/images/summer');
  expect(edit.withCopy(drawn, placeOf('Summer Camp', drawn), 'Fall Camp')).toContain(
    "image: '/cards/fall-camp'",
  );
});

it('an entry is removed with the comment above it, and a marked one with its mark', () => {
  const rest = edit.withoutEntry(SOURCE, placeOf('Call before you come.'));
  expect(ids(rest)).toEqual(['winter', 'summer', 'first']);
  expect(rest).not.toContain('everybody');
  expect(edit.withoutEntry(SOURCE, placeOf('Winter Camp'))).not.toContain('sample({');
});
