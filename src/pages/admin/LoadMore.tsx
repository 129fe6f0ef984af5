import { useEffect, useRef } from 'react';
import { adminNotices, labels } from './content';
import { buttonStyle } from '@/ui/button-style';

interface LoadMoreProps {
  complete: boolean;
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** The end of what is loaded: a button for those who do not scroll, and a retry after a failure. */
export function LoadMore({ complete, loading, failed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);

  // The button disappears with the last page; focus must not fall back to the top of the document.
  useEffect(() => {
    if (complete && hadFocus.current) end.current?.focus();
  }, [complete]);

  if (complete) {
    return (
      <p ref={end} tabIndex={-1} className="border-t border-hairline px-5 py-6 text-scuff sm:px-8">
        {labels.allLoaded}
      </p>
    );
  }
  return (
    <div className="no-print border-t border-hairline px-5 py-6 sm:px-8">
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
        className={buttonStyle('outline', 'max-sm:w-full')}
      >
        {loading ? labels.loadingMore : labels.loadMore}
      </button>
    </div>
  );
}
