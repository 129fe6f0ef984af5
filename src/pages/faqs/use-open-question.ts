import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { OPEN_QUESTION } from '@/lib/page-protocol';
import type { FaqCategory } from './content';
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
 * Keeps an element in place in the window while a change is drawn: an answer that closes above a question would pull it
 * up, often out of the window.
 */
function holdInPlace(elementId: string, change: () => void): void {
  const top = () => document.getElementById(elementId)?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  window.scrollBy({ top: top() - before, behavior: 'instant' });
}

/** Returns the id of the question that was open when an entry of the history was left, '' for none. */
function rememberedQuestion(key: string): string | undefined {
  const state = window.history.state as Record<string, { key: string; id: string } | undefined> | null;
  const remembered = state?.[OPEN_QUESTION];
  return remembered?.key === key ? remembered.id : undefined;
}

function rememberQuestion(key: string, id: string): void {
  window.history.replaceState({ ...window.history.state, [OPEN_QUESTION]: { key, id } }, '');
}

/**
 * The id of the open question: the one that the anchor of the address names, then the one the visitor chooses. Back,
 * Forward and reload open it again.
 */
export function useOpenQuestion(categories: readonly FaqCategory[]): OpenQuestion {
  const { hash, key } = useLocation();
  const linked = categories.flatMap(({ questions }) => questions).find(({ id }) => hash === `#${id}`)?.id;
  const [live, setLive] = useState(useHydrated());
  const [open, setOpen] = useState(live ? (rememberedQuestion(key) ?? linked ?? '') : '');

  // Set while rendering, so that the answer is open before the window scrolls to it.
  const visit = key + hash;
  const [shownVisit, setShownVisit] = useState(visit);
  if (visit !== shownVisit) {
    setShownVisit(visit);
    const wanted = rememberedQuestion(key) ?? linked;
    if (wanted !== undefined) setOpen(wanted);
  }

  useLayoutEffect(() => {
    if (live) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the served document knows what was pressed in it
    setOpen(heldQuestion() ?? rememberedQuestion(key) ?? linked ?? '');
    setLive(true);
  }, [live, linked, key]);

  function press(id: string) {
    rememberQuestion(key, id);
    holdInPlace(`${id || open}-question`, () => setOpen(id));
  }

  return { live, open, setOpen, press };
}
