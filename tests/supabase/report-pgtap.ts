import { describe, expect, it } from 'vitest';
import type { TapRun } from './pgtap';

/** Makes a test of every assertion of these runs. Call it at the top of a test file. */
export function reportPgTap(runs: readonly ({ file: string } & TapRun)[]): void {
  describe.each(runs)('$file', ({ planned, assertions }) => {
    it(`runs the ${planned} assertions it plans`, () => {
      expect(assertions).toHaveLength(planned);
    });

    it.each(assertions)('$name', ({ ok, diagnostics }) => {
      expect(ok, diagnostics).toBe(true);
    });
  });
}
