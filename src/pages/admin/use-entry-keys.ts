import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** How far a key moves in the list. */
const steps: Record<string, number | undefined> = { j: 1, k: -1 };

interface EntryKeysOptions {
  list: RefObject<HTMLUListElement | null>;
  count: number;
  /** Number of the first entry in the window. */
  firstInWindow: () => number;
  /** Brings an entry into the window that is not in the document. */
  scrollTo: (index: number) => void;
  /** Asks for more, as the entry after the last one was wanted. */
  onEnd: () => void;
}

const entryAt = (list: HTMLElement, index: number) => list.querySelector(`[data-index="${index}"]`);

/**
 * J and K move focus to the next entry and the one before, while focus is inside the list (WCAG 2.1.4). An entry that
 * is not in the document yet gets focus as soon as it is. Returns what the list listens to.
 */
export function useEntryKeys({ list, count, firstInWindow, scrollTo, onEnd }: EntryKeysOptions) {
  const wanted = useRef<number>(undefined);
  const focused = useRef<number>(undefined);

  const focusWanted = useCallback(() => {
    if (wanted.current === undefined || list.current === null) return;
    const entry = entryAt(list.current, wanted.current);
    const article = entry?.querySelector('article');
    if (!entry || !article) return;
    wanted.current = undefined;
    article.focus({ preventScroll: true });
    entry.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [list]);

  useLayoutEffect(focusWanted);

  // The entry with focus may leave the document as the window moves; the keys must not stop working.
  useEffect(() => {
    const lost = focused.current !== undefined && document.activeElement === document.body;
    if (lost) list.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: useCallback((event: FocusEvent) => {
      const index = event.target.closest('li')?.getAttribute('data-index');
      focused.current = index === null || index === undefined ? -1 : Number(index);
    }, []),
    onBlur: useCallback(() => {
      wanted.current = undefined;
      focused.current = undefined;
    }, []),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const from = focused.current ?? -1;
      const next = from < 0 ? firstInWindow() : from + step;
      if (next < 0) return;
      wanted.current = next;
      if (next >= count) onEnd();
      else if (list.current && entryAt(list.current, next)) focusWanted();
      else scrollTo(next);
    },
  };
}
