// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../../scripts/licences/allowed';

describe('isAllowed', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR Apache-2.0', 'MIT AND ISC'])(
    'takes %s',
    (expression) => {
      expect(isAllowed(expression)).toBe(true);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'none', '', 'mit-ish'])(
    'refuses "%s"',
    (expression) => {
      expect(isAllowed(expression)).toBe(false);
    },
  );
});
