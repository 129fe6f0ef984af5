import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '@/backend/submissions';
import { isoDay } from '@/lib/iso-day';
import { exportSubmissions } from './export-submissions';
import { exportFileName } from './sentences';
import { useEndRefusedSession } from './use-end-refused-session';

/** The state of an export. `count` is the number of submissions read. */
export type ExportState =
  | { phase: 'ready' | 'cancelled' | 'failed' }
  | { phase: 'running'; count: number }
  | { phase: 'saved'; count: number; fileName: string };

/** Some browsers read the file only after the click has been handled. */
const KEPT_FOR_MS = 60_000;

/** Hands a file to the browser to be saved under a name. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}

/** The export of an account's submissions to a file. It ends with the page that started it. */
export function useExport(userId: string, selection: Selection) {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<ExportState>({ phase: 'ready' });
  const [error, setError] = useState<unknown>(null);
  useEndRefusedSession(error);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ phase: 'running', count: 0 });
    const onProgress = (count: number) => setState({ phase: 'running', count });
    try {
      const { csv, count } = await exportSubmissions({ queryClient, userId, selection, signal, onProgress });
      const fileName = exportFileName(isoDay(new Date()));
      saveFile(csv, fileName);
      setState({ phase: 'saved', count, fileName });
    } catch (thrown) {
      setState({ phase: signal.aborted ? 'cancelled' : 'failed' });
      if (!signal.aborted) setError(thrown);
    }
  }

  return { state, start: () => void start(), cancel: () => running.current?.abort() };
}
