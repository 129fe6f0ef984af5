import { useEffect, useRef, type FocusEvent } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import 'sonner/dist/styles.css';
import '@/styles/toasts.css';

/** Time in ms a success or notice stays. */
const TOAST_DURATION_MS = 8000;

/**
 * Sonner's toaster with the site's look: bottom right, with a close button, polite. Escape closes the toasts from
 * anywhere, unless something else has used the key.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (region.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
      toast.dismiss();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  /** Hides focus events from sonner, which sends focus back whenever it leaves a toast: Tab would run in a circle. */
  const noteFocus = (event: FocusEvent<HTMLElement>) => {
    event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens for what bubbles
    <div
      ref={region}
      onFocusCapture={noteFocus}
      onClick={({ target }) => {
        const closed = target instanceof Element && target.closest('[data-close-button]') !== null;
        if (closed) cameFrom.current?.focus({ preventScroll: true });
      }}
    >
      <SonnerToaster
        position="bottom-right"
        duration={TOAST_DURATION_MS}
        closeButton
        toastOptions={{ classNames: { toast: 'site-toast' } }}
      />
    </div>
  );
}
