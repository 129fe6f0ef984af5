import { exportWords as words } from '@/content/admin';
import { exportSentences } from './sentences';
import type { ExportState } from './use-export';

function outcome(state: ExportState): string {
  switch (state.phase) {
    case 'ready':
    case 'running':
      return '';
    case 'cancelled':
      return words.cancelled;
    case 'failed':
      return words.failed;
    case 'saved':
      return exportSentences.saved(state.count, state.fileName);
  }
}

/** How far an export has come, which is shown and not spoken, and how it ended, which is both. */
export function ExportStatus({ state }: { state: ExportState }) {
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
