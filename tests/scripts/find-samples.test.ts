// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findSamples } from '../../scripts/launch-check/find-samples';
import { sampleTable } from '../../scripts/launch-check/sample-table';

/** Returns field and value of each sample in a source. */
const found = (source: string) =>
  findSamples('x.ts', source).map(({ field, value }) => `${field} = ${value}`);

describe('finding samples', () => {
  it('names file, line, field and value', () => {
    const source = [
      "import { sample } from '@/lib/sample';",
      '',
      'export const coaches = [',
      "  { id: 'a', name: 'Own Name' },",
      "  { id: 'b', name: sample('Anika Rattan') },",
      '] as const satisfies readonly Coach[];',
    ].join('\n');
    expect(findSamples('src/pages/coaches/content.ts', source)).toEqual([
      { file: 'src/pages/coaches/content.ts', line: 5, field: 'coaches[1].name', value: 'Anika Rattan' },
    ]);
  });

  it('finds the way through lists, groups and casts', () => {
    expect(found("export const a = { b: [{ c: [sample('x'), sample('y')] }] } as const;")).toEqual([
      'a.b[0].c[0] = x',
      'a.b[0].c[1] = y',
    ]);
    expect(found("export const a = { 'edmonton-club': { alt: sample('x') satisfies string } };")).toEqual([
      'a.edmonton-club.alt = x',
    ]);
    expect(found("export const details = sample('x');")).toEqual(['details = x']);
    expect(found("export const a = { list: readonly([sample('x')]) };")).toEqual(['a.list[0] = x']);
  });

  it('shows a long text written over two lines at the line where it begins', () => {
    expect(findSamples('x.ts', "export const a = {\n  bio: sample(\n    'Long text.',\n  ),\n};")).toEqual([
      { file: 'x.ts', line: 2, field: 'a.bio', value: 'Long text.' },
    ]);
  });

  it('reads apostrophes and quotes as a visitor does', () => {
    expect(found("export const a = sample('it\\'s \"here\"');")).toEqual(['a = it\'s "here"']);
    expect(found('export const a = sample(`plain`);')).toEqual(['a = plain']);
  });

  it('shows the source of what is no plain text', () => {
    expect(found('export const a = sample(`${city} rink`);')).toEqual(['a = `${city} rink`']);
  });

  it('finds pictures that are still the placeholder', () => {
    expect(found("export const directors = [{ name: 'A', image: '/placeholder.svg' }];")).toEqual([
      'directors[0].image = /placeholder.svg',
    ]);
  });

  it('passes by what only speaks of samples', () => {
    expect(
      found(
        [
          "import { sample } from '@/lib/sample';",
          "// sample('x') and '/placeholder.svg' in a comment",
          "export type Image = '/placeholder.svg' | '/cards/a';",
          'export const text = "sample(\'x\')";',
          "export const other = resample('x');",
          'export const image = /placeholder.svg/;',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('keeps the order of the file', () => {
    expect(
      found("export const a = sample('1');\nexport const b = { image: '/placeholder.svg', c: sample('2') };"),
    ).toEqual(['a = 1', 'b.image = /placeholder.svg', 'b.c = 2']);
  });
});

it('lists samples page by page in columns, and cuts long values', () => {
  expect(
    sampleTable([
      { file: 'src/site/organization.ts', line: 7, field: 'email', value: 'Short' },
      {
        file: 'src/pages/home/events.ts',
        line: 12,
        field: 'events[3].location',
        value: `${'word '.repeat(20)}end`,
      },
    ]),
  ).toEqual([
    'every page (1)',
    '  src/site/organization.ts:7   email               Short',
    'home (1)',
    `  src/pages/home/events.ts:12  events[3].location  ${'word '.repeat(11)}word…`,
  ]);
});
