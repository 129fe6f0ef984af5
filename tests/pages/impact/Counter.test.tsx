import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Counter } from '@/pages/impact/Counter';

/** Duration of the count in ms, set by the organisation. */
const COUNT_MS = 2000;

/** Acts as the browser: reports that the counter has entered or left the window. */
let scroll: (intoView: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
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
});

const show = () => render(<Counter number={500} suffix="+" />);
/** The positions of the running digits; those not reached yet hold a space. */
const places = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden="true"] > span')].map((place) => place.textContent);
const digits = (container: HTMLElement) => Number(places(container).join(''));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a counter is served with its final number and keeps it until it scrolls into view', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(<Counter number={500} suffix="+" />);
  expect(digits(served)).toBe(500);
  const { container } = show();
  scroll(false);
  pass(COUNT_MS);
  expect(digits(container)).toBe(500);
});

it('a counter runs once from 0 to its number in two seconds, never backwards; screen readers always get the number', () => {
  const { container } = show();
  scroll(true);
  expect(disconnect).toHaveBeenCalledOnce();
  const seen = [digits(container)];
  for (let elapsed = 0; elapsed < COUNT_MS - 50; elapsed += 50) {
    pass(50);
    seen.push(digits(container));
    const spoken = container.cloneNode(true) as HTMLElement;
    spoken.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
    expect(spoken).toHaveTextContent(/^500\+$/);
  }
  expect(seen[0]).toBe(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(20);
  pass(100);
  expect(digits(container)).toBe(500);
  expect(vi.getTimerCount()).toBe(0);
});

it('a counter shows its final number at once when reduced motion is preferred', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList,
  );
  const { container } = show();
  expect(() => scroll(true)).toThrow('Nothing is observed.');
  expect(digits(container)).toBe(500);
});
