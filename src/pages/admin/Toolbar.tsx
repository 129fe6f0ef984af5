import { useEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { SEARCH_MAX_LENGTH, type Selection } from '@/backend/submissions';
import { PrintButton } from '@/ui/PrintButton';
import { labels, searchWords } from './content';
import { ExportButton } from './ExportButton';

const FIELD_ID = 'submission-search';

/** Pause in typing before the server is asked, in ms: most pauses within a word are shorter. */
const SEARCH_DELAY_MS = 250;

/**
 * The search over all submissions: once typing pauses, and at once on submit or when it is emptied. Escape empties it in
 * every browser.
 */
function SearchField({ field, onSelect }: Pick<ToolbarProps, 'field' | 'onSelect'>) {
  const [typed, setTyped] = useState('');
  const search = typed.slice(0, SEARCH_MAX_LENGTH).trim();

  useEffect(() => {
    const select = () => onSelect((selection) => ({ ...selection, search }));
    const timer = setTimeout(select, search === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, onSelect]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSelect((selection) => ({ ...selection, search }));
      }}
      onReset={() => setTyped('')}
    >
      <label htmlFor={FIELD_ID} className="block font-display text-body leading-tight">
        {searchWords.label}
      </label>
      <input
        ref={field}
        id={FIELD_ID}
        type="search"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          setTyped('');
        }}
        className="mt-2 block min-h-action w-full rounded border-2 border-edge bg-sheet px-3 text-body text-night"
      />
    </form>
  );
}

interface ToolbarProps {
  /** Receives the search field. */
  field: RefObject<HTMLInputElement | null>;
  selection: Selection;
  onSelect: Dispatch<SetStateAction<Selection>>;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Whether all submissions are loaded. */
  complete: boolean;
  /** Id of the section that is printed. */
  section: string;
}

/** Actions on the whole list: search it, narrow it to unhandled submissions, save it, print it. */
export function Toolbar({ field, selection, onSelect, empty, complete, section }: ToolbarProps) {
  return (
    <div className="grid gap-x-3 px-5 pb-5 @max-2xl:gap-y-3 @2xl:grid-cols-[1fr_auto] @2xl:px-8 @3xl:grid-cols-[minmax(0,1fr)_auto_auto] @3xl:items-end print:hidden">
      <div className="@max-3xl:col-span-full @2xl:@max-3xl:mb-3">
        <SearchField field={field} onSelect={onSelect} />
      </div>
      <ExportButton selection={selection} empty={empty} />
      <PrintButton label={complete ? labels.print : labels.printLoaded} only={section} />
      <label className="col-span-full mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
        <input
          type="checkbox"
          checked={selection.unhandledOnly}
          onChange={(event) => onSelect({ ...selection, unhandledOnly: event.target.checked })}
          className="size-5 accent-blue"
        />
        {searchWords.unhandledOnly}
      </label>
    </div>
  );
}
