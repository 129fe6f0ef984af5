// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../server/rate-limit';

const WINDOW_MS = 300_000;

function limitOf(max: number) {
  let time = 1_000_000;
  const limit = createRateLimit({ max, windowMs: WINDOW_MS, now: () => time });
  return { limit, pass: (ms: number) => (time += ms) };
}

describe('createRateLimit', () => {
  it('allows so many attempts and says when the next one may be', () => {
    const { limit, pass } = limitOf(3);
    expect([limit.attempt('a'), limit.attempt('a'), limit.attempt('a')]).toEqual([0, 0, 0]);
    expect(limit.attempt('a')).toBe(300);
    pass(60_500);
    expect(limit.attempt('a')).toBe(240);
  });

  it('forgets attempts one by one as they leave the window', () => {
    const { limit, pass } = limitOf(2);
    limit.attempt('a');
    pass(200_000);
    limit.attempt('a');
    pass(WINDOW_MS - 200_000);
    expect(limit.attempt('a')).toBe(0);
    expect(limit.attempt('a')).toBe(200);
  });

  it('does not count what it refuses', () => {
    const { limit, pass } = limitOf(1);
    limit.attempt('a');
    for (let n = 0; n < 50; n++) limit.attempt('a');
    pass(WINDOW_MS);
    expect(limit.attempt('a')).toBe(0);
  });

  it('counts each address for itself', () => {
    const { limit } = limitOf(1);
    limit.attempt('a');
    expect(limit.attempt('b')).toBe(0);
  });
});
