import { describe, expect, it, vi } from 'vitest';
import { mediaQuery } from '@/ui/media-query';

const wide = mediaQuery('(min-width: 64rem)');

describe('mediaQuery', () => {
  it('reports the answer and its changes until it is stopped', () => {
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

  it.each([
    ['no matchMedia', undefined],
    ['one that answers nothing', () => null],
    ['one without events', () => ({ matches: false })],
  ])('with %s says no', (_name, matchMedia) => {
    vi.stubGlobal('matchMedia', matchMedia);
    expect(wide.matches()).toBe(false);
    expect(() => wide.subscribe(vi.fn())()).not.toThrow();
  });
});
