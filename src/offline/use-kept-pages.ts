import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPage } from './kept-pages';

/** Time in ms after a move before its page is fetched again to be kept: what the page shows comes first. */
const KEEP_AFTER_MS = 1000;

/** Keeps each page reached by a link: the router drew it, so the service worker has never seen a request for it. */
export function useKeptPages(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current || !navigator.serviceWorker?.controller) return;
    last.current = pathname;
    const timer = window.setTimeout(() => void keepPage(pathname), KEEP_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [pathname]);
}
