import { afterEach, beforeEach, vi } from 'vitest';

/** Silences database errors, which lite prints even when a test provokes them. Call it at the top of a test file. */
export function quietErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.mocked(console.error).mockClear();
  });
}
