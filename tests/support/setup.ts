import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever reaches console.error is a defect: React warnings, failed assertions of libraries, our own reports. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  cleanup();
  expect(calls, 'console.error was called').toEqual([]);
});
