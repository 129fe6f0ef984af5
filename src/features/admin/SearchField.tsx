import type { RefObject } from 'react';
import { SEARCH_MAX_LENGTH } from '@/backend/submission-search';
import { search as words } from '@/content/admin';

const FIELD_ID = 'submission-search';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  onClear: () => void;
}

/** The search over all submissions. Escape empties it in every browser. */
export function SearchField({ field, text, onType, onSend, onClear }: SearchFieldProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={FIELD_ID} className="block font-display text-body leading-tight">
        {words.label}
      </label>
      <input
        ref={field}
        id={FIELD_ID}
        type="search"
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          onClear();
        }}
        className="mt-2 block min-h-action w-full rounded border-2 border-edge bg-sheet px-3 text-body text-night"
      />
    </form>
  );
}
