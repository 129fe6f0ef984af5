import { describe, expect, it } from 'vitest';
import { StartError } from '../../scripts/start-error';
import { createRateLimit, signInsPerWindow } from '../../server/rate-limit';

const WINDOW_MS = 300_000;

function limitOf(max: number) {
  let time = 1_000_000;
  const limit = createRateLimit({ max, windowMs: WINDOW_MS, now: () => time });
  return { limit, pass: (ms: number) => (time += ms) };
}

describe('createRateLimit', () => {
  it('says in how many seconds the window ends, and begins again after it', () => {
    const { limit, pass } = limitOf(2);
    limit.attempt('a');
    pass(200_000);
    expect(limit.attempt('a')).toBe(0);
    expect(limit.attempt('a')).toBe(100);
    pass(100_000);
    expect(limit.attempt('a')).toBe(0);
  });

  it('does not count what it refuses', () => {
    const { limit, pass } = limitOf(1);
    limit.attempt('a');
    for (let n = 0; n < 50; n++) limit.attempt('a');
    pass(WINDOW_MS);
    expect(limit.attempt('a')).toBe(0);
  });

  it('counts each address separately', () => {
    const { limit } = limitOf(1);
    limit.attempt('a');
    expect(limit.attempt('b')).toBe(0);
  });
});

describe('signInsPerWindow', () => {
  it.each([
    [undefined, 30],
    ['', 30],
    ['1', 1],
    ['100000', 100_000],
  ])('LOCAL_AUTH_RATE=%s is %i', (text, rate) => {
    expect(signInsPerWindow(text)).toBe(rate);
  });

  it.each(['many', '0', '-5', '1.5', '1e9', ' ', 'Infinity', '99999999999'])(
    'LOCAL_AUTH_RATE="%s" is refused in a sentence',
    (text) => {
      expect(() => signInsPerWindow(text)).toThrow(StartError);
      expect(() => signInsPerWindow(text)).toThrow(
        `LOCAL_AUTH_RATE must be a whole number above 0, not "${text}".`,
      );
    },
  );
});
