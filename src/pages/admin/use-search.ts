import { useEffect, useState } from 'react';
import { searchTerm } from '@/backend/submission-search';

/** Pause in typing before the server is asked, in ms: most pauses within a word are shorter. */
const SEARCH_DELAY_MS = 250;

/** A search as it is typed. `term` follows the text when typing rests, and at once when it is submitted or cleared. */
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
