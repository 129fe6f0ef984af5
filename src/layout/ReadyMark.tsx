import { useEffect } from 'react';
import { markReady } from './mark-ready';

/** Stands beside the page, inside the boundary that hydrates with it, and tells when that has happened. */
export function ReadyMark() {
  useEffect(() => markReady('page'), []);
  return null;
}
