import { expect, it } from 'vitest';
import { StartError } from '../../scripts/start-error';
import { rateLimit, signInsPerWindow } from '../../server/rate-limit';

it('the rate limit counts each address separately, says when its window ends, and is not extended by refusals', () => {
  let time = 1_000_000;
  const attempt = rateLimit(2, () => time);
  expect([attempt('a'), attempt('b')]).toEqual([0, 0]);
  time += 200_000;
  expect([attempt('a'), attempt('a'), attempt('b')]).toEqual([0, 100, 0]);
  time += 99_999;
  expect(attempt('a')).toBe(1);
  time += 1;
  expect(attempt('a')).toBe(0);
});

it('LOCAL_AUTH_RATE raises the limit, and a value that is not a whole number is refused in a sentence', () => {
  expect([undefined, '', '1', '100000'].map((text) => signInsPerWindow(text))).toEqual([30, 30, 1, 100_000]);
  for (const text of ['many', '0', '-5', '1.5', '1e9', ' ', 'Infinity', '99999999999']) {
    expect(() => signInsPerWindow(text)).toThrow(
      new StartError(`LOCAL_AUTH_RATE must be a whole number above 0, not "${text}".`),
    );
  }
});
