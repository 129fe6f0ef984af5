import { SCROLL_POSITIONS } from '@/lib/page-protocol';
import { keepStored, readStored } from '@/lib/storage';

/** How far the window was scrolled on each entry of the history, in px, by the router's key. */
export type ScrollPositions = Record<string, number>;

/** The positions of this tab before the last reload; none where nothing was kept or it is something else. */
export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', SCROLL_POSITIONS) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(entries.filter(([, top]) => Number.isFinite(top)));
  } catch {
    return {};
  }
}

/** Keeps the positions for the next load; where storage is refused, Back after a reload starts at the top. */
export function storePositions(positions: ScrollPositions): void {
  keepStored('sessionStorage', SCROLL_POSITIONS, JSON.stringify(positions));
}
