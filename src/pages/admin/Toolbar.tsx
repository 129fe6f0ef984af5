import type { RefObject } from 'react';
import { SEARCH_MAX_LENGTH } from '@/backend/submission-search';
import type { Selection } from '@/backend/submissions';
import { buttonStyle } from '@/ui/button-style';
import { PrintButton } from '@/ui/PrintButton';
import { exportWords, search as searchWords, submissions } from './content';
import { exportSentences } from './sentences';
import { useExport, type ExportState } from './use-export';
import type { Search } from './use-search';

const FIELD_ID = 'submission-search';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
}

/** The search over all submissions. Escape empties it in every browser. */
function SearchField({ field, search: { text, type, send, clear } }: SearchFieldProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={FIELD_ID} className="block font-display text-body leading-tight">
        {searchWords.label}
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          clear();
        }}
        className="mt-2 block min-h-action w-full rounded border-2 border-edge bg-sheet px-3 text-body text-night"
      />
    </form>
  );
}

interface ExportButtonProps {
  file: ReturnType<typeof useExport>;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Whether a search says what is saved. */
  found: boolean;
}

/** Saves the submissions as a file, or stops doing so. It stays while its words change, so that focus does too. */
function ExportButton({ file: { state, start, cancel }, empty, found }: ExportButtonProps) {
  const running = state.phase === 'running';
  const idle = empty && !running;
  return (
    <button
      type="button"
      aria-disabled={idle}
      onClick={(event) => {
        if (running) cancel();
        // The second press of a double click would stop what the first one started.
        else if (!idle && event.detail < 2) start();
      }}
      className={buttonStyle('outline', 'max-sm:w-full aria-disabled:border-edge aria-disabled:text-scuff')}
    >
      {running ? exportWords.cancel : exportWords.start[found ? 'found' : 'all']}
    </button>
  );
}

function outcome(state: ExportState): string {
  switch (state.phase) {
    case 'ready':
    case 'running':
      return '';
    case 'cancelled':
      return exportWords.cancelled;
    case 'failed':
      return exportWords.failed;
    case 'saved':
      return exportSentences.saved(state.count, state.fileName);
  }
}

/** The progress of an export, which is shown and not spoken, and its end, which is both. */
function ExportStatus({ state }: { state: ExportState }) {
  return (
    <div className="col-span-full text-small text-scuff">
      {state.phase === 'running' ? <p className="mt-2">{exportSentences.progress(state.count)}</p> : null}
      <p
        role="status"
        className={state.phase === 'failed' ? 'mt-2 font-semibold text-red' : 'not-empty:mt-2'}
      >
        {outcome(state)}
      </p>
    </div>
  );
}

interface ToolbarProps extends SearchFieldProps {
  userId: string;
  selection: Selection;
  /** Shows open submissions only, or all. */
  onOpen: (only: boolean) => void;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Whether everything there is has been loaded. */
  complete: boolean;
  /** Id of the section that is printed. */
  section: string;
}

/** What can be done with the list as a whole: search it, narrow it to what is open, save it, print it. */
export function Toolbar(props: ToolbarProps) {
  const { userId, search, selection, onOpen, field, empty, complete, section } = props;
  const file = useExport(userId, selection);
  return (
    <div className="no-print grid gap-x-3 px-5 pb-5 max-sm:gap-y-3 sm:grid-cols-[1fr_auto] sm:px-8 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-end">
      <div className="max-md:col-span-full sm:max-md:mb-3">
        <SearchField field={field} search={search} />
      </div>
      <ExportButton file={file} empty={empty} found={selection.search !== '' || selection.open} />
      <PrintButton label={complete ? submissions.print : submissions.printLoaded} only={section} />
      <label className="col-span-full mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
        <input
          type="checkbox"
          checked={selection.open}
          onChange={(event) => onOpen(event.target.checked)}
          className="size-5 accent-blue"
        />
        {searchWords.openOnly}
      </label>
      <ExportStatus state={file.state} />
    </div>
  );
}
