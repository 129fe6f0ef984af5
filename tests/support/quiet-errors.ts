import { afterEach, beforeEach, vi } from 'vitest';

/** lite prints every error of the database, also those a test provokes. Call it at the top of a test file. */
export function quietErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.mocked(console.error).mockClear();
  });
}
