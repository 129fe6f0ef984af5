import { useEffect, type RefObject } from 'react';
import { reducedMotion } from '../use-reduced-motion';

/** Duration of the drawing in ms, easing out. */
const DRAW_MS = 900;
/** Share of the line's box that must be in view before it draws. */
const SEEN = 0.4;

/**
 * Draws a path with `pathLength={1}` and `strokeDasharray={1}` once, when it first scrolls into view.
 * A line that is in view from the start, or seen by someone who prefers less motion, is there without being drawn.
 */
export function useDrawOnce(path: RefObject<SVGPathElement | null>, enabled: boolean): void {
  useEffect(() => {
    const line = path.current;
    const frame = line?.ownerSVGElement;
    if (!enabled || !line || !frame || reducedMotion.matches()) return undefined;
    if (typeof IntersectionObserver === 'undefined') return undefined;
    if (frame.getBoundingClientRect().top < innerHeight) return undefined;
    // An animation object, not a style: the content security policy allows no inline styles.
    const drawing = line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: DRAW_MS,
      easing: 'ease-out',
      fill: 'backwards',
    });
    drawing.pause();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        drawing.play();
        observer.disconnect();
      },
      { threshold: SEEN },
    );
    observer.observe(frame);
    return () => {
      observer.disconnect();
      drawing.cancel();
    };
  }, [path, enabled]);
}
