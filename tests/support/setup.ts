import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Anything that reaches console.error is a defect: React warnings, failed library assertions, our own reports. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.useRealTimers();
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
});
