import { useEffect, useRef } from 'react';

/** Heading of whatever replaced a form. Takes focus, because the element that had it is gone. */
export function FocusedHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-display text-h3">
      {children}
    </h2>
  );
}
