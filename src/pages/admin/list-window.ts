import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Returns how far an element is from the top of the page, in px, even after content above it has changed. */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [pageTop, setPageTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const { top } = element.current?.getBoundingClientRect() ?? { top: 0 };
      setPageTop(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return pageTop;
}

/** Returns whether the page is being printed. Renders again before the browser lays out the paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/**
 * Keeps the window in place while a list grows below it. The browser would otherwise anchor to the foot of the page
 * when that is in view: each page of rows would push the window to the new end, and so load the next one.
 */
export function useStillScroll(): void {
  useEffect(() => {
    const { style } = document.body;
    style.overflowAnchor = 'none';
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}
