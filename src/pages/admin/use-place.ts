import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Selection } from '@/backend/submissions';

/** Where the inbox was left, so that Back leads there. */
export interface Place {
  selection: Selection;
  /** How far the window was scrolled, in px. */
  top: number;
  /** Heights of the entries of the list. */
  measurements: VirtualItem[];
}

/** The last one only, by the history entry and the account it belongs to. */
let lastLeft: { place: Place; historyKey: string; userId: string } | undefined;

/**
 * Returns the place at which this account left the inbox, when Back or Forward led there, and the function that is told
 * what changes in the present one.
 */
export function usePlace(userId: string) {
  const { key } = useLocation();
  const [left] = useState(() =>
    lastLeft?.historyKey === key && lastLeft.userId === userId ? lastLeft.place : undefined,
  );
  const present = useRef<Omit<Place, 'top'>>({ selection: { search: '', open: false }, measurements: [] });

  // Before the document changes: the next page may be shorter.
  useLayoutEffect(
    () => () => {
      lastLeft = { place: { ...present.current, top: window.scrollY }, historyKey: key, userId };
    },
    [key, userId],
  );

  const remember = useCallback((changed: Partial<Omit<Place, 'top'>>) => {
    Object.assign(present.current, changed);
  }, []);

  return { left, remember };
}
