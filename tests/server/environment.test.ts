// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withEnvironment } from '../../server/environment';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('withEnvironment', () => {
  it('sets variables for the work only', async () => {
    vi.stubEnv('AZ1_TEST_BEFORE', 'before');
    const seen = await withEnvironment({ AZ1_TEST_BEFORE: 'during', AZ1_TEST_NEW: 'new' }, async () => [
      process.env['AZ1_TEST_BEFORE'],
      process.env['AZ1_TEST_NEW'],
    ]);
    expect(seen).toEqual(['during', 'new']);
    expect(process.env['AZ1_TEST_BEFORE']).toBe('before');
    expect(process.env).not.toHaveProperty('AZ1_TEST_NEW');
  });

  it('puts everything back when the work sets more of them and fails', async () => {
    vi.stubEnv('AZ1_TEST_BEFORE', 'before');
    const failed = withEnvironment({}, async () => {
      process.env['AZ1_TEST_LEAK'] = 'secret';
      delete process.env['AZ1_TEST_BEFORE'];
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(process.env).not.toHaveProperty('AZ1_TEST_LEAK');
    expect(process.env['AZ1_TEST_BEFORE']).toBe('before');
  });
});
