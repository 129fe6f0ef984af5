import { useEffect, useRef, type ReactNode } from 'react';
import { buttonStyle } from '@/ui/button-style';

interface AccountStepProps {
  heading: string;
  text: ReactNode;
  /** Label of the button that leaves the step. */
  leaveLabel: string;
  onLeave: () => void;
  children?: ReactNode;
}

/** What replaces a form. Its heading takes focus, because the element that had it is gone. */
export function AccountStep({ heading, text, leaveLabel, onLeave, children }: AccountStepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [heading]);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="font-display text-h3">
        {heading}
      </h2>
      <p className="mt-3 mb-5 wrap-anywhere">{text}</p>
      {children}
      <button type="button" onClick={onLeave} className={buttonStyle('outline', 'mt-4 w-full')}>
        {leaveLabel}
      </button>
    </>
  );
}
