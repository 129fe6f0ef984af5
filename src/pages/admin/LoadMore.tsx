import { useEffect, useRef } from 'react';
import { adminNotices, labels } from './content';
import { buttonStyle } from '@/ui/button-style';

/** Distance of the window from the end of the list, in px, at which the next page is asked for. */
const APPROACH_PX = 2400;

interface LoadMoreProps {
  complete: boolean;
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
  /** Called near the end of the list, and again when it changes while the end is still near. */
  onApproach: () => void;
}

/** The end of what is loaded: a button for those who do not scroll, and a retry after a failure. */
export function LoadMore({ complete, loading, failed, onLoad, onApproach }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // The button disappears with the last page; focus must not fall back to the top of the document.
  useEffect(() => {
    if (complete && hadFocus.current) end.current?.focus();
  }, [complete]);

  useEffect(() => {
    if (foot.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    // Above the window too: a quick scroll to the foot of the page passes the end of the list.
    const rootMargin = `${APPROACH_PX}px 0px`;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.at(-1)?.isIntersecting) onApproach();
      },
      { rootMargin },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [onApproach]);

  if (complete) {
    return (
      <p ref={end} tabIndex={-1} className="border-t border-hairline px-5 py-6 text-scuff @2xl:px-8">
        {labels.allLoaded}
      </p>
    );
  }
  return (
    <div ref={foot} className="after-list no-print border-t border-hairline px-5 py-6 @2xl:px-8">
      {failed && !loading ? (
        <p className="mb-3 font-semibold text-red">{adminNotices.loadFailed.text}</p>
      ) : null}
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
