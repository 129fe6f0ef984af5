import type { RefObject } from 'react';
import { SEARCH_MAX_LENGTH } from '@/backend/submission-search';
import type { Selection } from '@/backend/submissions';
import { buttonStyle } from '@/ui/button-style';
import { PrintButton } from '@/ui/PrintButton';
import { exportWords, labels, searchWords } from './content';
import { exportSentences } from './sentences';
import { useExport, type Export } from './use-export';
import type { Search } from './use-search';

const FIELD_ID = 'submission-search';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
}

/** The search over all submissions. Escape empties it in every browser. */
function SearchField({ field, search: { text, setText, submit, clear } }: SearchFieldProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
        onChange={(event) => setText(event.target.value)}
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
  file: Export;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Whether the export covers a selection only. */
  selected: boolean;
}

/** Saves the submissions as a file, or stops doing so. It stays while its words change, so that focus does too. */
function ExportButton({ file: { running, start, cancel }, empty, selected }: ExportButtonProps) {
  const idle = empty && !running;
  return (
    <button
      type="button"
      aria-disabled={idle}
      onClick={({ detail }) => {
        // The second press of a double click would stop what the first one started.
        if (idle || detail > 1) return;
        if (running) cancel();
        else start();
      }}
      className={buttonStyle('outline', '@max-2xl:w-full aria-disabled:border-edge aria-disabled:text-scuff')}
    >
      {running ? exportWords.cancel : exportWords.start[selected ? 'found' : 'all']}
    </button>
  );
}

const outcomeText = ({ outcome, failed }: Export): string => {
  if (failed || outcome === undefined) return failed ? exportWords.failed : '';
  if (outcome === 'cancelled') return exportWords.cancelled;
  return exportSentences.saved(outcome.count, outcome.fileName);
};

/** The progress of an export, which is shown and not spoken, and its end, which is both. */
function ExportStatus({ file }: { file: Export }) {
  return (
    <div className="col-span-full text-small text-scuff">
      {file.running ? <p className="mt-2">{exportSentences.progress(file.readSoFar)}</p> : null}
      <p role="status" className={file.failed ? 'mt-2 font-semibold text-red' : 'not-empty:mt-2'}>
        {outcomeText(file)}
      </p>
    </div>
  );
}

interface ToolbarProps extends SearchFieldProps {
  selection: Selection;
  /** The functions that the table has columns for. */
  offers: { search: boolean; handling: boolean };
  /** Shows unhandled submissions only, or all. */
  onUnhandledOnly: (only: boolean) => void;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Whether all submissions are loaded. */
  complete: boolean;
  /** Id of the section that is printed. */
  section: string;
}

/** Actions on the whole list: search it, narrow it to unhandled submissions, save it, print it. */
export function Toolbar(props: ToolbarProps) {
  const { search, selection, offers, onUnhandledOnly, field, empty, complete, section } = props;
  const file = useExport(selection);
  return (
    <div className="no-print grid gap-x-3 px-5 pb-5 @max-2xl:gap-y-3 @2xl:grid-cols-[1fr_auto] @2xl:px-8 @3xl:grid-cols-[minmax(0,1fr)_auto_auto] @3xl:items-end">
      <div className="@max-3xl:col-span-full @2xl:@max-3xl:mb-3">
        {offers.search ? <SearchField field={field} search={search} /> : null}
      </div>
      <ExportButton file={file} empty={empty} selected={selection.search !== '' || selection.unhandledOnly} />
      <PrintButton label={complete ? labels.print : labels.printLoaded} only={section} />
      {offers.handling ? (
        <label className="col-span-full mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
          <input
            type="checkbox"
            checked={selection.unhandledOnly}
            onChange={(event) => onUnhandledOnly(event.target.checked)}
            className="size-5 accent-blue"
          />
          {searchWords.unhandledOnly}
        </label>
      ) : null}
      <ExportStatus file={file} />
    </div>
  );
}
