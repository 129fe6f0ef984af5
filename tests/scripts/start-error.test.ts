import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProblem } from '../../scripts/start-error';
import { makeDataDirectory } from '../../server/data-directory';
import { temporaryDirectory } from '../support/setup-temporary';

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code });

/** The sentence that a failed start reports. */
function said(start: () => unknown): string {
  try {
    start();
  } catch (error) {
    return startProblem(error);
  }
  return '';
}

/** A file where the data folder belongs. */
function fileInTheWay(): string {
  const file = join(temporaryDirectory(), 'data');
  writeFileSync(file, '');
  return file;
}

const fails = (error: unknown) => () => {
  throw error;
};

it.each<[string, RegExp, () => unknown]>([
  ['a full disk', /disk is full/, fails(systemError('ENOSPC'))],
  ['a full disk that PGlite reports', /disk is full/, fails({ cause: new Error('FS error ENOSPC') })],
  ["a full disk in PGlite's file system", /disk is full/, fails({ name: 'ErrnoError', errno: 51 })],
  ['too many open files', /ulimit -n/, fails(systemError('EMFILE'))],
  ['a disk that cannot be written to', /AZ1_DATA_DIR/, fails(systemError('EROFS'))],
  [
    'a file in place of the data folder',
    /cannot be written to \(EEXIST\)\. Choose another with AZ1_DATA_DIR\.$/,
    () => makeDataDirectory(fileInTheWay()),
  ],
])('%s is reported in a sentence, not a stack trace', (_what, sentence, start) => {
  expect(said(start)).toMatch(sentence);
});

it('an unexpected error keeps its stack trace', () => {
  expect(() => startProblem(new TypeError('a mistake of ours'))).toThrow('a mistake of ours');
});
