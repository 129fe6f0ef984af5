import { setItemSafely, getItemSafely } from '@/lib/storage';

/** Key in session storage. */
const SCROLL_POSITIONS = 'scroll-positions';

/** Scroll position of the window in px for each entry of the history, by the router's key and the address. */
export type ScrollPositions = Record<string, number>;

/** The positions of this tab before the last reload; empty where nothing usable is kept. */
export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(getItemSafely('sessionStorage', SCROLL_POSITIONS) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(entries.filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {};
  }
}

/** Keeps the positions for the next load; where storage is refused, Back after a reload starts at the top. */
export function storePositions(positions: ScrollPositions): void {
  setItemSafely('sessionStorage', SCROLL_POSITIONS, JSON.stringify(positions));
}
