import { expect, it } from 'vitest';
import { annotation } from '../../scripts/content-check/annotation';

it.each([
  [
    'src/pages/programs/camps.ts:131 › winter-camp › start: must be a time such as 9:00 am',
    '::error file=src/pages/programs/camps.ts,line=131::winter-camp › start: must be a time such as 9:00 am',
  ],
  [
    "src/pages/programs/camps.ts:7: ',' expected, 100% sure\nsee above",
    "::error file=src/pages/programs/camps.ts,line=7::',' expected, 100%25 sure%0Asee above",
  ],
  [
    'src/pages/faqs/content.ts › register › id: is taken',
    '::error file=src/pages/faqs/content.ts::register › id: is taken',
  ],
  ['a page folder without a file', '::error::a page folder without a file'],
])('GitHub shows the problem %s on its line', (problem, command) => {
  expect(annotation(problem)).toBe(command);
});
