// @vitest-environment node
import { expect, it } from 'vitest';
import { findSamples } from '../../scripts/launch-check/find-samples';
import { sampleTable } from '../../scripts/launch-check/sample-table';

it('names file, line, field and value of a sample', () => {
  const source = [
    "import { sample } from '@/lib/sample';",
    '',
    'export const coaches = [',
    "  { id: 'a', name: 'Own Name' },",
    "  { id: 'b', name: sample('Anika Rattan') },",
    '  { bio: sample(',
    "    'Long text.',",
    '  ) },',
    '] as const satisfies readonly Coach[];',
  ].join('\n');
  const file = 'src/pages/coaches/content.ts';
  expect(findSamples(file, source)).toEqual([
    { file, line: 5, field: 'coaches[1].name', value: 'Anika Rattan' },
    { file, line: 6, field: 'coaches[2].bio', value: 'Long text.' },
  ]);
});

it.each([
  ["{ b: [{ c: [sample('x'), sample('y')] }] } as const", ['a.b[0].c[0] = x', 'a.b[0].c[1] = y']],
  ["{ 'edmonton-club': { alt: sample('x') satisfies string } }", ['a.edmonton-club.alt = x']],
  ["{ list: readonly([sample('x')]) }", ['a.list[0] = x']],
  ["sample('it\\'s \"here\"')", ['a = it\'s "here"']],
  ['sample(`plain`)', ['a = plain']],
  ['sample(`${city} rink`)', ['a = `${city} rink`']],
  ["[{ image: '/placeholder.svg', c: sample('2') }]", ['a[0].image = /placeholder.svg', 'a[0].c = 2']],
  // What only speaks of samples.
  ["resample('x') // sample('x') and '/placeholder.svg'", []],
  ["\"sample('x')\" as '/placeholder.svg' | Card", []],
  ['/placeholder.svg/', []],
])('finds in %s the samples %j', (value, samples) => {
  const found = findSamples('x.ts', `export const a = ${value};`);
  expect(found.map((one) => `${one.field} = ${one.value}`)).toEqual(samples);
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
