import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rush } from '@/ui/art/play-paths';
import { PlayLine } from '@/ui/art/PlayLine';

const drawing = { pause: vi.fn(), play: vi.fn(), cancel: vi.fn() };
const animate = vi.fn(() => drawing);
let scrollIntoView: (isIntersecting: boolean) => void = () => {};
const disconnect = vi.fn();

/** The line's box begins this far from the top of the window. */
const placeAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.animate = animate as unknown as Element['animate'];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  placeAt(5_000);
});

it('a play line below the window waits, draws once when it is seen, and stops watching', () => {
  render(<PlayLine play={rush} />);
  expect(drawing.pause).toHaveBeenCalledOnce();
  act(() => scrollIntoView(false));
  expect(drawing.play).not.toHaveBeenCalled();
  act(() => scrollIntoView(true));
  expect(drawing.play).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each([
  ['less motion is asked for', () => vi.stubGlobal('matchMedia', () => ({ matches: true })), true],
  ['the page says so', () => undefined, false],
  ['it is in the window from the start', () => placeAt(0), true],
])('a play line is there at once where %s', (_, arrange, draws) => {
  arrange();
  render(<PlayLine play={rush} draws={draws} />);
  expect(animate).not.toHaveBeenCalled();
});
