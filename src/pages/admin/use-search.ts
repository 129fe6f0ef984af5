import { useEffect, useState } from 'react';
import { searchTerm } from '@/backend/submission-search';

/** Pause in typing before the server is asked, in ms: most pauses within a word are shorter. */
const SEARCH_DELAY_MS = 250;

/** A search as it is typed. `term` follows the text once typing pauses, and at once on submit or clear. */
export function useSearch() {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');

  useEffect(() => {
    const timer = window.setTimeout(() => setTerm(searchTerm(text)), SEARCH_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);

  return {
    text,
    term,
    setText,
    submit: () => setTerm(searchTerm(text)),
    clear: () => {
      setText('');
      setTerm('');
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
