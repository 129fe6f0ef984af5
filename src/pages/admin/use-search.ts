import { useEffect, useState } from 'react';
import { searchTerm } from '@/backend/submission-search';

/** How long typing has to rest before the server is asked, in ms: most pauses within a word are shorter. */
const SEARCH_DELAY_MS = 250;

/** A search as it is typed. `term` follows the text when typing rests, and at once when it is sent or cleared. */
export function useSearch(initial: string) {
  const [text, setText] = useState(initial);
  const [term, setTerm] = useState(initial);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setTerm(searchTerm(text)), SEARCH_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);

  return {
    text,
    term,
    /** Whether the selection has been changed since this page was opened. */
    touched,
    touch: () => setTouched(true),
    type: (typed: string) => {
      setTouched(true);
      setText(typed);
    },
    send: () => setTerm(searchTerm(text)),
    clear: () => {
      setTouched(true);
      setText('');
      setTerm('');
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
