import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
});

describe('a play line below the window', () => {
  it('waits, draws once when it is seen, and stops watching', () => {
    placeAt(5_000);
    render(<PlayLine play="rush" />);
    expect(drawing.pause).toHaveBeenCalledOnce();
    act(() => scrollIntoView(false));
    expect(drawing.play).not.toHaveBeenCalled();
    act(() => scrollIntoView(true));
    expect(drawing.play).toHaveBeenCalledOnce();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is left whole when it goes away', () => {
    placeAt(5_000);
    render(<PlayLine play="rush" />).unmount();
    expect(drawing.cancel).toHaveBeenCalledOnce();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('stands there where less motion is asked for', () => {
    placeAt(5_000);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<PlayLine play="rush" />);
    expect(animate).not.toHaveBeenCalled();
  });

  it('stands there where the page says so', () => {
    placeAt(5_000);
    render(<PlayLine play="rush" draws={false} />);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('a play line in the window from the start', () => {
  it('does not vanish to draw itself again', () => {
    placeAt(0);
    render(<PlayLine play="rush" />);
    expect(animate).not.toHaveBeenCalled();
  });
});
