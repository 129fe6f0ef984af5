import { exportWords as words } from '@/content/admin';
import { buttonStyle } from '@/ui/button-style';
import type { useExport } from './use-export';

interface ExportButtonProps {
  file: ReturnType<typeof useExport>;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Whether a search says what is saved. */
  found: boolean;
}

/** Saves the submissions as a file, or stops doing so. It stays while its words change, so that focus does too. */
export function ExportButton({ file: { state, start, cancel }, empty, found }: ExportButtonProps) {
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
      {running ? words.cancel : words.start[found ? 'found' : 'all']}
    </button>
  );
}
