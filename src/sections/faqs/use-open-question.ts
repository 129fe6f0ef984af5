import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqCategory } from '@/content/types';
import { useHydrated } from '@/ui/use-hydrated';

interface OpenQuestion {
  /** Whether the state decides what is open; in the served HTML src/styles/faqs.css does. */
  live: boolean;
  /** Id of the open question, empty when all are closed. */
  open: string;
  setOpen: (id: string) => void;
}

/** Returns the id of the question that CSS holds open because the visitor pressed it before the scripts ran. */
function heldQuestion(): string | undefined {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') === false ? focused.closest('.question')?.id : undefined;
}

/** Which one question is open: the one that the anchor of the address names, then the one the visitor chooses. */
export function useOpenQuestion(categories: readonly FaqCategory[]): OpenQuestion {
  const { hash, key } = useLocation();
  const linked = categories.flatMap(({ questions }) => questions).find(({ id }) => hash === `#${id}`)?.id;
  const [live, setLive] = useState(useHydrated());
  const [open, setOpen] = useState(live ? (linked ?? '') : '');

  // Set while rendering, so that the answer is open before the window scrolls to it.
  const visit = key + hash;
  const [shownVisit, setShownVisit] = useState(visit);
  if (visit !== shownVisit) {
    setShownVisit(visit);
    if (linked !== undefined) setOpen(linked);
  }

  useLayoutEffect(() => {
    if (live) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the served document knows what was pressed in it
    setOpen(heldQuestion() ?? linked ?? '');
    setLive(true);
  }, [live, linked]);

  return { live, open, setOpen };
}
