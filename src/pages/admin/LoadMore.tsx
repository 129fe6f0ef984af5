import { useEffect, useRef } from 'react';
import { adminNotices, labels } from './content';
import { buttonStyle } from '@/ui/button-style';

/** Distance of the window from the end of the list, in px, at which the next page is asked for. */
const NEAR_PX = 2400;

interface LoadMoreProps {
  complete: boolean;
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
}

/**
 * The end of what is loaded. Loads more as the window nears it; after a failure it waits for its button. What follows the
 * list must not be a scroll anchor: the browser would keep it in view as the list grows, and so load page after page.
 */
export function LoadMore({ complete, loading, failed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // The button disappears with the last page; focus must not fall back to the top of the document.
  useEffect(() => {
    if (complete && hadFocus.current) end.current?.focus();
  }, [complete]);

  const waiting = complete || loading || failed;
  useEffect(() => {
    if (waiting || foot.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.at(-1)?.isIntersecting) onLoad();
      },
      // Above the window too: a quick scroll to the foot of the page passes the end of the list.
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [waiting, onLoad]);

  if (complete) {
    return (
      <p ref={end} tabIndex={-1} className="border-t border-hairline px-5 py-6 text-scuff @2xl:px-8">
        {labels.allLoaded}
      </p>
    );
  }
  return (
    <div
      ref={foot}
      className="[overflow-anchor:none] border-t border-hairline px-5 py-6 @2xl:px-8 print:hidden"
    >
      {failed ? <p className="mb-3 font-semibold text-red">{adminNotices.loadFailed.text}</p> : null}
      <button
        type="button"
        aria-disabled={loading}
        onClick={loading ? undefined : onLoad}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={() => {
          hadFocus.current = false;
        }}
        className={buttonStyle('outline', '@max-2xl:w-full')}
      >
        {loading ? labels.loadingMore : labels.loadMore}
      </button>
    </div>
  );
}
