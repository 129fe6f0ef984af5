import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from '@/ui/use-media-query';

/** Duration of a count in ms; fixed by the organisation. */
export const COUNT_MS = 2000;

/** Fast at first, then slower, so that the last digits can be read. */
const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Returns the number to show: the target in the served HTML and under reduced motion; otherwise a single count from 0
 * to the target when the element first comes into view.
 */
export function useCountUp(target: number, element: RefObject<Element | null>): number {
  const reducedMotion = useReducedMotion();
  const [value, setValue] = useState(target);

  useEffect(() => {
    if (reducedMotion || element.current === null) return undefined;
    // Without IntersectionObserver the number is shown, as the served page does.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    let frame = 0;
    const run = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, now - start) / COUNT_MS);
        // Rounded down, so that the last step is taken when the time is up, not before.
        setValue(Math.floor(target * easeOut(progress)));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      step(start);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run(performance.now());
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setValue(target);
    };
  }, [target, element, reducedMotion]);

  return value;
}
