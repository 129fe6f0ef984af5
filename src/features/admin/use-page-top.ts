import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns how far an element is from the top of the page, in px, also after what stands above it has changed. */
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
