import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '@/backend/submissions';
import { isoDay } from '@/site/dates';
import { exportSubmissions } from './export-submissions';
import { exportFileName } from './sentences';

/** Some browsers read the file only after the click has been handled. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser to be saved under a name. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

/** Exports a selection to a file. Ends when the page that started it is left. */
export function useExport(selection: Selection) {
  const controller = useRef<AbortController>(undefined);
  const [readSoFar, setReadSoFar] = useState(0);
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async () => {
      const { signal } = (controller.current = new AbortController());
      setReadSoFar(0);
      try {
        const { csv, count } = await exportSubmissions({ selection, signal, onProgress: setReadSoFar });
        const fileName = exportFileName(isoDay(new Date()));
        saveFile(csv, fileName);
        return { count, fileName };
      } catch (error) {
        if (signal.aborted) return 'cancelled' as const;
        throw error;
      }
    },
  });
  const cancel = () => controller.current?.abort();
  useEffect(() => cancel, []);

  return {
    running: isPending,
    readSoFar,
    failed: isError,
    /** The file and its number of submissions, once it is saved. */
    outcome: data,
    start: () => mutate(),
    cancel,
  };
}

export type Export = ReturnType<typeof useExport>;
