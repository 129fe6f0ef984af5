import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { MAIN_ID } from '@/layout/ids';
import { getItemSafely, setItemSafely } from '@/lib/storage';

/** Key in session storage. */
const SCROLL_POSITIONS = 'scroll-positions';

/** Scroll position of the window in px for each entry of the history, by the router's key and the address. */
type ScrollPositions = Record<string, number>;

/** The positions of this tab before the last reload; empty where nothing usable is kept. */
function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(getItemSafely('sessionStorage', SCROLL_POSITIONS) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(entries.filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {};
  }
}

/** The id an address points to. Links come from anywhere, so the hash may be badly encoded. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusQuietly(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves scroll and focus to where an address points: its anchor, else the top and the page's h1. */
function scrollAndFocus(hash: string, scrollTop: number | undefined): void {
  const target = hash.length > 1 ? document.getElementById(anchorOf(hash)) : null;
  if (target !== null) {
    // Scripts, unlike the browser, do not unfold what they scroll to.
    target.closest('details')?.setAttribute('open', '');
    focusQuietly(target);
    if (scrollTop === undefined) target.scrollIntoView();
    else window.scrollTo(0, scrollTop);
    return;
  }
  focusQuietly(document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID));
  window.scrollTo(0, scrollTop ?? 0);
}

interface AfterMoveProps {
  /** The location shown. */
  location: Location;
  /** How the visitor came to it. */
  navigationType: NavigationType;
  /** Title of the page shown. */
  title: string;
}

/** When the position is read: a move can begin before the browser reports the last scroll. */
const POSITION_EVENTS = ['scroll', 'click'] as const;

/**
 * Does what a full page load would have done: on a move to a new entry the window starts at the top or at the anchor,
 * on Back and Forward where it was left; focus follows, and the new page's title is announced. A component of its own,
 * after the page: the announcement must not render the whole frame once more.
 */
export function AfterMove({ location, navigationType, title }: AfterMoveProps) {
  const { key, hash, pathname } = location;
  // The router gives one key to all entries that it did not make itself.
  const entry = `${key} ${pathname}${hash}`;
  const positions = useRef<ScrollPositions>({});
  const shown = useRef({ entry, pathname });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    positions.current = readPositions();
    const left = positions.current[shown.current.entry];
    // The browser restores a reload by itself, unless this code had taken the entry over before.
    if (window.history.scrollRestoration === 'manual' && left !== undefined && window.scrollY === 0) {
      window.scrollTo(0, left);
    }
    const remember = () => {
      positions.current[shown.current.entry] = window.scrollY;
    };
    const store = () => {
      window.history.scrollRestoration = 'auto';
      // Where storage is refused, Back after a reload starts at the top.
      setItemSafely('sessionStorage', SCROLL_POSITIONS, JSON.stringify(positions.current));
    };
    /** A hidden tab may be discarded without another event; the next load finds what is stored now. */
    const follow = () => {
      if (document.visibilityState === 'hidden') store();
      else window.history.scrollRestoration = 'manual';
    };
    follow();
    remember();
    for (const sign of POSITION_EVENTS)
      window.addEventListener(sign, remember, { capture: true, passive: true });
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', follow);
    // Not where the browser has found the anchor itself: a visitor may already have moved on from it.
    if (document.querySelector(':target') === null && window.location.hash.length > 1) {
      scrollAndFocus(window.location.hash, left);
    }
    return () => {
      for (const sign of POSITION_EVENTS) window.removeEventListener(sign, remember, { capture: true });
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.entry === entry) return;
    // Only the headline of a visit's first page is animated (motion.css).
    document.documentElement.setAttribute('data-moved', '');
    const samePage = shown.current.pathname === pathname;
    shown.current = { entry, pathname };
    scrollAndFocus(hash, navigationType === 'POP' ? positions.current[entry] : undefined);
    // Once the page has painted; at once it would take the effects of the whole page with it before the first frame.
    if (!samePage) startTransition(() => setAnnouncement(title));
  }, [entry, hash, pathname, navigationType, title]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
