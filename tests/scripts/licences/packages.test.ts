// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed } from '../../../scripts/licences/allowed';
import { runtimePackages } from '../../../scripts/licences/packages';
import { sharedPackages } from '../../../scripts/licences/shared-packages';
import { shippedText } from '../../../scripts/licences/shipped-text';

const project = mkdtempSync(join(tmpdir(), 'az1-licences-'));

function install(folder: string, manifest: object, licence?: string): void {
  const path = join(project, folder);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  if (licence !== undefined) writeFileSync(join(path, 'LICENSE.md'), `${licence}\n`);
}

beforeAll(() => {
  install('.', { dependencies: { a: '1', own: '1' }, devDependencies: { tool: '1' } });
  install(
    'node_modules/a',
    { name: 'a', version: '1.0.0', license: 'MIT', dependencies: { b: '2', '@c/d': '1' } },
    'Text of a',
  );
  install('node_modules/a/node_modules/b', {
    name: 'b',
    version: '2.0.0',
    licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }],
  });
  install('node_modules/b', { name: 'b', version: '1.0.0', license: 'GPL-3.0-only' });
  install('node_modules/@c/d', {
    name: '@c/d',
    version: '3.0.0',
    license: { type: 'ISC' },
    dependencies: { a: '1', missing: '1' },
  });
  install('node_modules/own', { name: 'own', private: true });
  install('node_modules/tool', { name: 'tool', version: '1.0.0', license: 'GPL-3.0-only' });
});
afterAll(() => rmSync(project, { recursive: true }));

describe('runtimePackages', () => {
  it('finds what runs, by the place Node would load it from, without tools and without parts of the project', () => {
    expect(runtimePackages(project).map(({ name, version, licence }) => [name, version, licence])).toEqual([
      ['@c/d', '3.0.0', 'ISC'],
      ['a', '1.0.0', 'MIT'],
      ['b', '2.0.0', 'GPL-2.0 OR MIT'],
    ]);
  });

  it('finds nothing in this project that may not be used', () => {
    const packages = [...runtimePackages(process.cwd()), ...sharedPackages(process.cwd())];
    expect(packages.length).toBeGreaterThan(50);
    expect(
      packages.filter(({ licence }) => !isAllowed(licence)).map(({ name, licence }) => `${name}: ${licence}`),
    ).toEqual([]);
  });
});

describe('shippedText', () => {
  it('names each package with the text it carries, or else with its licence', () => {
    const text = shippedText(runtimePackages(project));
    expect(text).toContain('a 1.0.0 (MIT)');
    expect(text).toContain('Text of a');
    expect(text).toContain('Licence: ISC');
  });

  it('carries the licence of the fonts', () => {
    expect(
      shippedText(sharedPackages(process.cwd())).match(/SIL OPEN FONT LICENSE Version 1\.1/g),
    ).toHaveLength(3);
  });
});
