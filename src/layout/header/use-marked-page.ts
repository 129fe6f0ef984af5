import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/lib/after-paint';
import type { ShownPage } from '@/site/pages';
import { reducedMotion } from '@/ui/use-reduced-motion';

/** Not in TypeScript's library yet: https://drafts.csswg.org/css-view-transitions-2/#scoped-vt */
interface TransitionScope extends Element {
  startViewTransition?: (update: () => void) => { ready: Promise<void> };
}

/**
 * The page whose item carries the line. After a move, where the browser supports it, the line glides from the old item
 * to the new one. The transition is scoped to the header, because one of the whole document would delay the page's
 * first frame (measured: 10 to 20 ms).
 */
export function useMarkedPage(page: ShownPage): ShownPage {
  const [marked, mark] = useState(page);

  useEffect(() => {
    if (marked === page) return undefined;
    const header = document.querySelector<TransitionScope>('.site-header');
    if (header?.startViewTransition === undefined || reducedMotion.matches()) {
      // oxlint-disable-next-line react/set-state-in-effect -- a transition needs the old line in the page before it starts
      mark(page);
      return undefined;
    }
    const glide = () => {
      // Rejected when the next move cuts it short; the line is in its place anyway.
      header.startViewTransition?.(() => flushSync(() => mark(page))).ready.catch(() => undefined);
    };
    // Waits for the page's first frame: started together, the transition delayed that frame by 10 to 20 ms.
    return afterPaint(glide);
  }, [marked, page]);

  return marked;
}
