import { expect, it, vi } from 'vitest';
import { mediaQuery } from '@/ui/media-query';

const wide = mediaQuery('(min-width: 64rem)');

it('a media query reports its answer and its changes until it is stopped', () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => list);
  const listener = vi.fn();
  expect(wide.matches()).toBe(true);
  const stop = wide.subscribe(listener);
  list.dispatchEvent(new Event('change'));
  stop();
  list.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(1);
});
