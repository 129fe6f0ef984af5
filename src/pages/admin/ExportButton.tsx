import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Selection } from '@/backend/submissions';
import { isoDay } from '@/site/dates';
import { buttonStyle } from '@/ui/button-style';
import { exportWords } from './content';
import { exportSubmissions } from './csv';
import { exportFileName, exportSentences } from './sentences';

/** Some browsers read the file only after the click has been handled. */
const REVOKE_AFTER_MS = 60_000;

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

interface ExportButtonProps {
  selection: Selection;
  /** Whether there is nothing to save. */
  empty: boolean;
}

/**
 * Saves the submissions of a selection as a file, or stops doing so, and says how it went below. Ends when the page is
 * left.
 */
export function ExportButton({ selection, empty }: ExportButtonProps) {
  const [count, setCount] = useState(0);
  const exporting = useMutation({
    mutationFn: async ({ signal }: AbortController) => {
      setCount(0);
      try {
        const { file, count: all } = await exportSubmissions(selection, signal, setCount);
        const name = exportFileName(isoDay(new Date()));
        saveFile(file, name);
        return exportSentences.saved(all, name);
      } catch (error) {
        if (signal.aborted) return exportWords.cancelled;
        throw error;
      }
    },
  });
  const { isPending, isError, data, variables: controller } = exporting;
  useEffect(() => () => controller?.abort(), [controller]);

  const nothing = empty && !isPending;
  const all = selection.search === '' && !selection.unhandledOnly;
  return (
    <>
      <button
        type="button"
        aria-disabled={nothing}
        onClick={({ detail }) => {
          // The second press of a double click would stop what the first one started.
          if (nothing || detail > 1) return;
          if (isPending) controller?.abort();
          else exporting.mutate(new AbortController());
        }}
        className={buttonStyle(
          'outline',
          '@max-2xl:w-full aria-disabled:border-edge aria-disabled:text-scuff',
        )}
      >
        {isPending ? exportWords.cancel : exportWords.start[all ? 'all' : 'found']}
      </button>
      <div className="order-last col-span-full text-small text-scuff">
        {isPending ? <p className="mt-2">{exportSentences.progress(count)}</p> : null}
        <p role="status" className={isError ? 'mt-2 font-semibold text-red' : 'not-empty:mt-2'}>
          {isError ? exportWords.failed : (data ?? '')}
        </p>
      </div>
    </>
  );
}
