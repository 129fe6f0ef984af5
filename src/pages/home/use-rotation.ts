import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useReducedMotion } from '@/ui/use-media-query';
import { useRememberedPause } from '@/ui/use-remembered-pause';

/** Time in ms between slides; fixed by the organisation. */
export const SLIDE_INTERVAL_MS = 5000;

function useTabVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}

/**
 * The state of a rotating carousel (WAI-ARIA APG, carousel; WCAG 2.2.2). It pauses under the pointer, while the
 * keyboard is inside, in a hidden tab and under reduced motion; after "Play" the pointer and
 * focus on that button no longer stop it. Only "Pause" survives a reload.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, pause] = useRememberedPause('slides');
  const [asked, setAsked] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focus, setFocus] = useState<'none' | 'rotation button' | 'control'>('none');
  const rotationButton = useRef<HTMLButtonElement>(null);
  const visible = useTabVisible();
  const reducedMotion = useReducedMotion();

  const playing = paused === false && (asked || !reducedMotion);
  const rotating = playing && visible && focus !== 'control' && (asked || (!hovered && focus === 'none'));

  useEffect(() => {
    if (!rotating) return;
    const timer = window.setTimeout(() => setIndex((current) => (current + 1) % count), SLIDE_INTERVAL_MS);
    return () => window.clearTimeout(timer);
  }, [rotating, index, count]);

  return {
    index,
    playing,
    rotating,
    rotationButton,
    show: (next: number) => setIndex((next + count) % count),
    toggle: () => {
      setAsked(!playing);
      pause(playing);
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        // A pressed button keeps focus too; the slides go on once the pointer has left.
        if (target.matches(':focus-visible'))
          setFocus(target === rotationButton.current ? 'rotation button' : 'control');
      },
      onBlur: () => setFocus('none'),
    },
  };
}
