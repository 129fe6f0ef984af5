// @vitest-environment node
import { expect, it } from 'vitest';
import { findSamples } from '../../scripts/launch-check/find-samples';
import { sampleTable } from '../../scripts/launch-check/sample-table';

it.each<[what: string, source: string, samples: string[]]>([
  [
    'the way through lists, groups and casts, in the order of the file',
    `export const a = { b: [{ c: [sample('x'), sample('y')] }] } as const;
     export const b = { 'edmonton-club': { alt: sample('x') satisfies string } };
     export const c = { list: readonly([sample('x')]) };`,
    ['1 a.b[0].c[0] = x', '1 a.b[0].c[1] = y', '2 b.edmonton-club.alt = x', '3 c.list[0] = x'],
  ],
  [
    'a long text at the line where it begins',
    "export const a = {\n  bio: sample(\n    'Long text.',\n  ),\n};",
    ['2 a.bio = Long text.'],
  ],
  ['quotes as a visitor reads them', `export const a = sample('it\\'s "here"');`, [`1 a = it's "here"`]],
  ['the source of what is no plain text', 'export const a = sample(`${b} rink`);', ['1 a = `${b} rink`']],
  [
    'pictures that are still the placeholder',
    "export const a = [{ name: 'A', image: '/placeholder.svg' }];",
    ['1 a[0].image = /placeholder.svg'],
  ],
  [
    'nothing in what only speaks of samples',
    `import { sample } from '@/lib/sample';
     // sample('x') and '/placeholder.svg' in a comment
     export type Image = '/placeholder.svg' | '/cards/a';
     export const text = "sample('x')", image = /placeholder.svg/;
     export const other = resample('x');`,
    [],
  ],
])('finds %s', (_, source, samples) => {
  const found = findSamples('x.ts', source);
  expect(found.map(({ line, field, value }) => `${line} ${field} = ${value}`)).toEqual(samples);
});

it('lists samples page by page in columns, and cuts long values', () => {
  const value = `${'word '.repeat(20)}end`;
  expect(
    sampleTable([
      { file: 'src/site/organization.ts', line: 7, field: 'email', value: 'Short' },
      { file: 'src/pages/home/events.ts', line: 12, field: 'events[3].location', value },
    ]),
  ).toEqual([
    'every page (1)',
    '  src/site/organization.ts:7   email               Short',
    'home (1)',
    `  src/pages/home/events.ts:12  events[3].location  ${'word '.repeat(11)}word…`,
  ]);
});
