import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '@/lib/after-paint';

/** Safari has popovers from 17.0 and Firefox from 125. Without them, `open` alone decides (header.css). */
const hasPopovers = () => CSS.supports('selector(:popover-open)');

/** Tells whether the menu is shown, even where it was opened before any script ran. */
const isShown = (menu: HTMLElement) =>
  menu.matches(hasPopovers() ? ':popover-open' : '.site-header:focus-within .site-menu');

/** Hides the page behind the open menu from keys, pointers and assistive technology, or restores it. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll('.site-main > *, .site-footer'))
    part.toggleAttribute('inert', inert);
}

/** The small-screen menu as a popover, or as component state where the browser has no popovers. */
export function useSmallMenu() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** Undefined in the served page, where CSS opens the menu. */
  const [open, setOpen] = useState<boolean>();
  const { key } = useLocation();

  function close() {
    if (hasPopovers()) menu.current?.hidePopover();
    else setOpen(false);
  }
  const closeMenu = useEffectEvent(close);

  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const follow = () => setOpen(isShown(element));
    // Fires before the menu closes: afterwards, focus may already have moved on into the page.
    const uncover = (event: ToggleEvent) => {
      if (event.newState === 'closed') setPageInert(false);
    };
    const followKeys = ({ key, shiftKey, target }: KeyboardEvent) => {
      const isLast = [...element.querySelectorAll('a')].at(-1) === target;
      // The page behind is inert, so Tab closes the menu first and then leads on into the page (WCAG 2.4.11).
      if (key === 'Tab' && !shiftKey && isLast) closeMenu();
      if (key === 'Escape' && !hasPopovers()) {
        closeMenu();
        toggle.current?.focus();
      }
    };
    const part = element.parentElement;
    // Once the window has grown wide the menu is gone, and the page must not stay inert.
    const closeUnseen = () => {
      if (element.getClientRects().length === 0) closeMenu();
    };
    follow();
    element.addEventListener('toggle', follow);
    element.addEventListener('beforetoggle', uncover);
    part?.addEventListener('keydown', followKeys);
    window.addEventListener('resize', closeUnseen);
    return () => {
      element.removeEventListener('toggle', follow);
      element.removeEventListener('beforetoggle', uncover);
      part?.removeEventListener('keydown', followKeys);
      window.removeEventListener('resize', closeUnseen);
    };
  }, []);

  useEffect(() => {
    if (open !== true) return undefined;
    // Waits for the menu's first frame, which restyling every element of the page would hold up.
    const cancel = afterPaint(() => setPageInert(true));
    return () => {
      cancel();
      setPageInert(false);
    };
  }, [open]);

  // Closes on leaving a page, not on arriving: a menu opened before the scripts loaded stays open.
  useEffect(() => () => closeMenu(), [key]);

  return {
    menu,
    toggle,
    open,
    close,
    /** Does what `popovertarget` does, where there are no popovers. */
    pressToggle() {
      if (!hasPopovers()) setOpen(open !== true);
    },
    /** Handles focus that leaves by any way but Tab from the last link, such as back to the skip link. */
    closeOnLeave(event: FocusEvent<HTMLElement>) {
      const to = event.relatedTarget;
      if (to instanceof Node && !event.currentTarget.contains(to)) close();
    },
  };
}
