import { useRef } from 'react';
import { useCountUp } from './use-count-up';

interface CounterProps {
  number: number;
  suffix: string;
}

/**
 * A number that counts up to itself. Assistive technology reads the final one; the running digits have its width, so
 * nothing beside them moves.
 */
export function Counter({ number, suffix }: CounterProps) {
  const running = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(number, running);
  return (
    <>
      <span className="sr-only">{`${number}${suffix}`}</span>
      <span ref={running} aria-hidden="true" className="inline-grid tabular-nums">
        <span className="invisible col-start-1 row-start-1">{number}</span>
        <span className="col-start-1 row-start-1 text-right">{shown}</span>
      </span>
      <span aria-hidden="true">{suffix}</span>
    </>
  );
}
