// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BackendError } from '@/backend/errors';
import { createQueryClient, retryDelay, shouldRetry } from '@/backend/query-client';

const errorOf = (retryable: boolean) => new BackendError({ kind: 'unavailable', message: '', retryable });

describe('the query cache', () => {
  it('tries three times again, after 1, 2 and 4 seconds and never more than 30 apart (spec §9)', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, errorOf(true)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });

  it('does not ask again what was refused', () => {
    expect(shouldRetry(0, errorOf(false))).toBe(false);
    expect(shouldRetry(0, new Error('unknown'))).toBe(true);
  });

  it('keeps unused data for five minutes and fails rather than wait for a network', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ gcTime: 300_000, networkMode: 'always', retry: shouldRetry, retryDelay });
    expect(mutations).toMatchObject({ networkMode: 'always' });
  });
});
