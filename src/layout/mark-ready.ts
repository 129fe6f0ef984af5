import { useEffect } from 'react';
import { READY } from '@/lib/page-protocol';

const awaited = new Set(['header', 'page']);

/**
 * Records that a part of the page is interactive. Once both are, the document is marked, and the stylesheet shows the
 * controls that did nothing before.
 */
export function markReady(part: 'header' | 'page'): void {
  awaited.delete(part);
  if (awaited.size === 0) document.documentElement.setAttribute(READY, '');
}

/** Marks the page as ready: rendered beside it, inside the boundary that hydrates with it. */
export function ReadyMark() {
  useEffect(() => markReady('page'), []);
  return null;
}
