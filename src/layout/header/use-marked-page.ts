import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownPage } from '@/pages/registry';
import { reducedMotion } from '@/ui/use-reduced-motion';

/** Not in TypeScript's library yet: https://drafts.csswg.org/css-view-transitions-2/#scoped-vt */
interface TransitionScope extends Element {
  startViewTransition?: (update: () => void) => unknown;
}

/**
 * The page whose item carries the line: after a move, where the browser can do it, the line glides from the old item to
 * the new one. The transition holds back what it is scoped to, which is the header, and not the page: one of the whole
 * document would keep its first frame back (docs/decisions/0031-a-move-in-one-task.md).
 */
export function useMarkedPage(page: ShownPage): ShownPage {
  const [marked, mark] = useState(page);

  useLayoutEffect(() => {
    if (marked === page) return;
    const header = document.querySelector<TransitionScope>('.site-header');
    // oxlint-disable-next-line react/set-state-in-effect -- the transition needs the old line in the page before it starts
    if (header?.startViewTransition === undefined || reducedMotion.matches()) mark(page);
    else header.startViewTransition(() => flushSync(() => mark(page)));
  }, [marked, page]);

  return marked;
}
