import { useEffect } from 'react';
import { markReady } from './mark-ready';

/** Marks the page as ready: rendered beside it, inside the boundary that hydrates with it. */
export function ReadyMark() {
  useEffect(() => markReady('page'), []);
  return null;
}
