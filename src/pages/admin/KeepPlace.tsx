import { Component, type ReactNode, type RefObject } from 'react';

interface KeepPlaceProps {
  list: RefObject<HTMLUListElement | null>;
  /** What tells the first entry from others. A different one means that entries came in front. */
  firstKey: string | undefined;
  /** How many entries are in front of the one with this key. */
  countBefore: (key: string) => number;
  /** Whether the list itself must leave the window where it is when an entry turns out higher or lower. */
  onHold: (held: boolean) => void;
  /** Takes the height of an entry, by its number in the list, as it is now. */
  measure: (index: number, entry: HTMLLIElement) => void;
  children: ReactNode;
}

interface Place {
  index: number;
  top: number;
}

/** How far below the top of the window reading starts: what is above lies under the fixed header. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** The entries in the document, by their number in the list. */
function entriesOf(list: HTMLUListElement): { index: number; element: HTMLLIElement }[] {
  return [...list.querySelectorAll('li')].map((element) => ({
    index: Number(element.getAttribute('data-index')),
    element,
  }));
}

/**
 * Keeps what is being read where it is in the window while entries come in front of it. At the start of the list they
 * are meant to be seen, and move the others down. A class, because only a class is asked just before the document
 * changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate({ firstKey }: KeepPlaceProps): Place | null {
    const list = this.props.list.current;
    if (list === null || firstKey === undefined || firstKey === this.props.firstKey) return null;
    const start = headerHeight();
    if (list.getBoundingClientRect().top >= 0) return null;
    const read = entriesOf(list).find(({ element }) => element.getBoundingClientRect().bottom > start);
    if (read === undefined) return null;
    const arrived = this.props.countBefore(firstKey);
    this.props.onHold(true);
    return { index: read.index + arrived, top: read.element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, place: Place | null): void {
    if (place === null) return;
    const { list, measure, onHold } = this.props;
    const entries = list.current ? entriesOf(list.current) : [];
    // The first of a day has lost its heading to another. Noticed later, that would move the window once more.
    for (const { index, element } of entries) measure(index, element);
    const read = entries.find(({ index }) => index === place.index);
    const moved = read ? read.element.getBoundingClientRect().top - place.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    onHold(false);
  }

  override render() {
    return this.props.children;
  }
}
