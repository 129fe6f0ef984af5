import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findSamples } from '../../scripts/launch-check/find-samples';
import { temporaryDirectory } from '../support/setup-temporary';

it.each<[what: string, source: string, samples: string[]]>([
  [
    'the path of each sample through lists, groups and casts, in file order',
    `export const a = { b: [{ c: [sample('x'), sample('y')] }] } as const;
     export const b = { 'edmonton-club': { alt: sample('x') satisfies string } };
     export const c = { list: readonly([sample('x')]) };`,
    ['1 a.b[0].c[0]: x', '1 a.b[0].c[1]: y', '2 b.edmonton-club.alt: x', '3 c.list[0]: x'],
  ],
  [
    'a long text on its first line',
    "export const a = {\n bio: sample(\n'Long text.')};",
    ['2 a.bio: Long text.'],
  ],
  [
    'addresses and numbers that reach nobody, marked or not',
    "export const a = { email: 'a@b.example', phone: sample('+1 780 555 0119'), fax: '780-555-0123' };",
    ['1 a.email: a@b.example', '1 a.phone: +1 780 555 0119', '1 a.fax: 780-555-0123'],
  ],
  [
    'a whole entry once, with everything inside it',
    "export const a = [sample({ name: 'x', site: 'https://x.example', rink: sample('y') })];",
    ["1 a[0]: { name: 'x', site: 'https://x.example', rink: sample('y') }"],
  ],
  ['quotes as a visitor reads them', `export const a = sample('it\\'s "here"');`, [`1 a: it's "here"`]],
  ['the source of a computed sample', 'export const a = sample(`${b} rink`);', ['1 a: `${b} rink`']],
  ['placeholders', "export const a = [{ image: '/placeholder.svg' }];", ['1 a[0].image: /placeholder.svg']],
  [
    'nothing in code that only mentions samples',
    `import { sample } from '@/lib/sample';
     // sample('x') and '/placeholder.svg' in a comment
     export type Image = '/placeholder.svg' | '/cards/a';
     export const text = "sample('x')", image = /placeholder.svg/;
     export const other = resample('x');`,
    [],
  ],
])('findSamples finds %s', (_, source, samples) => {
  expect(findSamples('x.ts', source)).toEqual(samples.map((sample) => `x.ts:${sample}`));
});

it.each([
  {
    says: 'each sample, and ends with status 1',
    source: "export const organization = {\n  email: sample('a@b.example'),\n  phone: sample('1'),\n};\n",
    status: 1,
    lines: [
      'src/site/organization.ts:2 organization.email: a@b.example',
      'src/site/organization.ts:3 organization.phone: 1',
      '2 facts are still a sample. docs/content.md says how to replace or confirm one.',
    ],
  },
  {
    says: 'that none is left, and ends with status 0',
    source: "export const organization = { email: 'a@b.ca' };\n",
    status: 0,
    lines: ['No samples are left: every fact is the organisation’s own.'],
  },
])('npm run launch-check says $says', ({ source, status, lines }) => {
  const cwd = temporaryDirectory();
  for (const folder of ['src/site', 'src/pages']) mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, 'src/site/organization.ts'), source);
  const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/launch-check.ts')];
  const ended = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  expect((ended.stdout + ended.stderr).split('\n').filter(Boolean)).toEqual(lines);
  expect(ended.status).toBe(status);
});
