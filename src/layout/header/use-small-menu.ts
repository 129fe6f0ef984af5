import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '@/lib/after-paint';

/** Hides the page behind the open menu from keys, pointers and assistive technology, or restores it. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll('.site-main > *, .site-footer'))
    part.toggleAttribute('inert', inert);
}

/** State of the small-screen menu, and what closes it: Escape, leaving it, moving to another page, a wide window. */
export function useSmallMenu() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => {
    // Pressed before hydration, the toggle has the focus, but not its ring.
    // oxlint-disable-next-line react/set-state-in-effect -- only the served document knows what was pressed in it
    if (toggle.current?.matches(':focus:not(:focus-visible)') === true) setOpen(true);
  }, []);

  // On a move to another page. A cleanup, which does not run on the first page: the menu may just have been opened there.
  useEffect(() => () => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return undefined;
    const followKeys = (event: KeyboardEvent) => {
      const isLast = [...(menu.current?.querySelectorAll('a') ?? [])].at(-1) === event.target;
      // The page behind is inert, so Tab closes the menu first and then leads on into the page (WCAG 2.4.11).
      if (event.key === 'Tab' && !event.shiftKey && isLast) setOpen(false);
      if (event.key === 'Escape') {
        setOpen(false);
        toggle.current?.focus();
      }
    };
    // The row of items may replace the menu some time after the window has grown.
    const closeUnseen = new ResizeObserver(() => {
      if (menu.current?.getClientRects().length === 0) setOpen(false);
    });
    if (menu.current) closeUnseen.observe(menu.current);
    // Waits for the menu's first frame, which restyling every element of the page would hold up.
    const cancel = afterPaint(() => setPageInert(true));
    document.addEventListener('keydown', followKeys);
    return () => {
      cancel();
      setPageInert(false);
      document.removeEventListener('keydown', followKeys);
      closeUnseen.disconnect();
    };
  }, [open]);

  return {
    menu,
    toggle,
    open,
    setOpen,
    /** Handles focus that leaves by any way but Tab from the last link, such as back to the skip link. */
    closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}
