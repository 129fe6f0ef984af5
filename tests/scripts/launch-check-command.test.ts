// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/project-copy';

const SCRIPT = 'scripts/launch-check.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

/** Confirms every sample and gives every placeholder a picture. */
const confirmed = (text: string) =>
  text.replaceAll(/\bsample\(/g, '(').replaceAll("image: '/placeholder.svg'", "image: '/photos/a.jpg'");

const confirmAll = () => {
  for (const folder of ['src/site', 'src/pages'])
    for (const file of project.sources(folder)) project.edit(file, confirmed);
};

describe('npm run launch-check', { timeout: 30_000 }, () => {
  it('says so and ends with status 0 when no sample is left', () => {
    confirmAll();
    expect(project.run(SCRIPT)).toEqual({
      status: 0,
      lines: ['No samples are left: every fact is the organisation’s own.'],
    });
  });

  it('lists each one and ends with status 1 while one is left', () => {
    confirmAll();
    project.edit(
      'src/site/organization.ts',
      () => "export const organization = {\n  email: sample('a@b.example'),\n  phone: sample('1'),\n};\n",
    );
    expect(project.run(SCRIPT)).toEqual({
      status: 1,
      lines: [
        'every page (2)',
        '  src/site/organization.ts:2  organization.email  a@b.example',
        '  src/site/organization.ts:3  organization.phone  1',
        '2 facts are still a sample. docs/content.md says how to replace or confirm one.',
      ],
    });
  });
});
