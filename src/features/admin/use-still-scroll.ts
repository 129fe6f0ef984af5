import { useEffect } from 'react';

/**
 * Keeps the window where it is while a list grows below it. The browser would otherwise hold on to the foot of the
 * page when that is in view: each page of rows would push the window to the new end, and so load the next one.
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
