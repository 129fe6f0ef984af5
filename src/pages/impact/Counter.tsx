import { useRef } from 'react';
import { useCountUp } from './use-count-up';

/** A place without a digit: a no-break space, since an empty place has no baseline and would move the line. */
const EMPTY = '\u00A0';

interface CounterProps {
  number: number;
  suffix: string;
}

/**
 * A number that counts up. Assistive technology reads the final value. Every running digit has its own place, as on a
 * scoreboard, as wide as the wide letters' digits even in the fallback font, so that neither the digits nor the words
 * beside them move (layout shift 0).
 */
export function Counter({ number, suffix }: CounterProps) {
  const running = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(number, running);
  const places = String(number).length;
  return (
    <>
      <span className="sr-only">{`${number}${suffix}`}</span>
      <span
        ref={running}
        aria-hidden="true"
        className="inline-grid auto-cols-[0.76em] grid-flow-col tabular-nums"
      >
        {[...String(shown).padStart(places, EMPTY)].map((digit, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place has no other name than its position
          <span key={place}>{digit}</span>
        ))}
      </span>
      <span aria-hidden="true">{suffix}</span>
    </>
  );
}
