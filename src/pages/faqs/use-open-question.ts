import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { FaqCategory } from './content.schema';
import { useHydrated } from '@/ui/use-hydrated';

interface OpenQuestion {
  /** True once the state decides which answer is open; in the served HTML src/styles/faqs.css does. */
  live: boolean;
  /** Id of the open question, empty when all are closed. */
  open: string;
  setOpen: (id: string) => void;
  /** Opens the question of that id, or closes the open one when the id is empty. */
  press: (id: string) => void;
}

/** Returns the id of the question that CSS holds open because the visitor pressed it before the scripts ran. */
function heldQuestion(): string | undefined {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') === false ? focused.closest('.question')?.id : undefined;
}

/**
 * Keeps an element in its place in the window while a change is drawn: an answer that closes above a question
 * would pull it up, often out of the window.
 */
function holdInPlace(elementId: string, change: () => void): void {
  const top = () => document.getElementById(elementId)?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  window.scrollBy({ top: top() - before, behavior: 'instant' });
}

/** Returns the one open question: first the one named by the anchor of the address, then the one the visitor chooses. */
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

  function press(id: string) {
    holdInPlace(`${id || open}-question`, () => setOpen(id));
  }

  return { live, open, setOpen, press };
}
