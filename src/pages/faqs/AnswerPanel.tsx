import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface AnswerPanelProps {
  id: string;
  /** Id of the button that opens it. Names the answer while it is open: closed ones are not landmarks. */
  labelledBy: string;
  open: boolean;
  live: boolean;
  onFound: () => void;
  children: ReactNode;
}

/**
 * An answer that stays in the document while closed, so that crawlers read it and the browser's own search finds it.
 * Radix's panel would empty itself or, with `forceMount`, measure every answer while the page hydrates.
 */
export function AnswerPanel({ id, labelledBy, open, live, onFound, children }: AnswerPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (!live) return;
    // React treats `hidden` as a boolean and would write hidden="", which no search looks into.
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [live, open]);

  useEffect(() => {
    const element = panel.current;
    // The browser scrolls to the match right after this event: another answer must have closed by then.
    const openFound = () => flushSync(found);
    element?.addEventListener('beforematch', openFound);
    return () => element?.removeEventListener('beforematch', openFound);
  }, []);

  return (
    <section ref={panel} id={id} aria-labelledby={open ? labelledBy : undefined} className="answer">
      <div className="answer-text pb-8 md:pr-12">{children}</div>
    </section>
  );
}
