import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Counter } from '@/sections/impact/Counter';

/** The counters' time (spec §9). */
const COUNT_MS = 2000;

/** Plays the browser's part: says that whatever is observed has come into view, or left it. */
let scroll: (intoView: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  scroll = () => {
    throw new Error('Nothing is observed.');
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        scroll = (isIntersecting) => act(() => this.report([{ isIntersecting }]));
      }
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    disconnect.mockClear();
  };
});

function prefersReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList,
  );
}

/** The places of the running digits; those not reached yet hold a space. */
const places = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden="true"] > span')].map((place) => place.textContent);
const digits = (container: HTMLElement) => Number(places(container).join(''));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a counter', () => {
  it('is served with its final number', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(<Counter number={500} suffix="+" />);
    expect(digits(served)).toBe(500);
    expect(served.innerHTML).not.toContain('style=');
  });

  it('keeps the final number until it comes into view', () => {
    const { container } = render(<Counter number={500} suffix="+" />);
    scroll(false);
    pass(COUNT_MS);
    expect(digits(container)).toBe(500);
  });

  it('runs from 0 to the number in two seconds, never backwards, and stays there', () => {
    const { container } = render(<Counter number={500} suffix="+" />);
    scroll(true);
    const seen = [digits(container)];
    for (let elapsed = 0; elapsed < COUNT_MS - 50; elapsed += 50) {
      pass(50);
      seen.push(digits(container));
    }
    expect(seen[0]).toBe(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBeGreaterThan(20);
    expect(digits(container)).toBeLessThanOrEqual(500);
    pass(100);
    expect(digits(container)).toBe(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is still on its way just before the end of the two seconds', () => {
    const { container } = render(<Counter number={100_000} suffix="+" />);
    scroll(true);
    pass(COUNT_MS - 100);
    expect(digits(container)).toBeLessThan(100_000);
  });

  it('counts once: leaving the window and coming back does not start it again', () => {
    render(<Counter number={250} suffix="+" />);
    scroll(true);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('reads as the final number to assistive technology all the while', () => {
    const { container } = render(<Counter number={500} suffix="+" />);
    scroll(true);
    pass(300);
    expect(digits(container)).not.toBe(500);
    const spoken = container.cloneNode(true) as HTMLElement;
    spoken.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    expect(spoken).toHaveTextContent(/^500\+$/);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('gives every digit its own place, so that none moves while others are added', () => {
    const { container } = render(<Counter number={500} suffix="+" />);
    scroll(true);
    expect(places(container)).toEqual(['\u00A0', '\u00A0', '0']);
    pass(COUNT_MS);
    expect(places(container)).toEqual(['5', '0', '0']);
  });

  it('shows the end at once to whoever asks for less motion', () => {
    prefersReducedMotion();
    const { container } = render(<Counter number={500} suffix="+" />);
    expect(() => scroll(true)).toThrow('Nothing is observed.');
    pass(COUNT_MS / 2);
    expect(digits(container)).toBe(500);
  });

  it('stops when the page is left', () => {
    const { unmount } = render(<Counter number={500} suffix="+" />);
    scroll(true);
    pass(100);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
