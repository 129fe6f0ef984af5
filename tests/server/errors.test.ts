import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProblem } from '../../server/errors';
import { jwtSecret } from '../../server/secrets';
import { temporaryDirectory } from '../support/setup-temporary';

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code });

/** What a start would say. */
function said(start: () => unknown): string {
  try {
    start();
  } catch (error) {
    return startProblem(error);
  }
  return '';
}

const fails = (error: Error) => () => {
  throw error;
};

it.each<[string, RegExp, () => unknown]>([
  ['a full disk', /disk is full/, fails(systemError('ENOSPC'))],
  ['one that PGlite reports', /disk is full/, fails(new Error('x', { cause: new Error('FS error ENOSPC') }))],
  ['too few descriptors', /ulimit -n/, fails(systemError('EMFILE'))],
  ['a disk that cannot be written to', /AZ1_DATA_DIR/, fails(systemError('EROFS'))],
  [
    'an empty key file',
    /jwt-secret does not hold a whole key\. Delete it/,
    () => {
      const dir = temporaryDirectory();
      writeFileSync(join(dir, 'jwt-secret'), '');
      jwtSecret(dir);
    },
  ],
])('%s is said in a sentence, not by a stack', (_what, sentence, start) => {
  expect(said(start)).toMatch(sentence);
});

it('what there is no sentence for keeps its stack', () => {
  expect(() => startProblem(new TypeError('a mistake of ours'))).toThrow('a mistake of ours');
});
