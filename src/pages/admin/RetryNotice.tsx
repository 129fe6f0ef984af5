import { adminWords } from './content';
import { buttonStyle } from '@/ui/button-style';

interface RetryNoticeProps {
  title?: string;
  text: string;
  /** Another action that may help. */
  hint?: string | undefined;
  retrying: boolean;
  onRetry: () => void;
  /** `alert` speaks at once; left out where a toast says the same. */
  role?: 'alert';
}

/** Says what could not be loaded and offers a retry. The button stays during the retry, so that it keeps focus. */
export function RetryNotice({ title, text, hint, retrying, onRetry, role }: RetryNoticeProps) {
  return (
    <div className="rounded-lg border border-hairline border-l-8 border-l-red bg-sheet p-5 @2xl:p-6">
      <div role={role}>
        {title === undefined ? null : <p className="font-display text-h4">{title}</p>}
        <p className="mt-1 max-w-measure">{text}</p>
        {hint === undefined ? null : <p className="mt-1 max-w-measure">{hint}</p>}
      </div>
      <button
        type="button"
        aria-disabled={retrying}
        onClick={retrying ? undefined : onRetry}
        className={buttonStyle('outline', 'mt-4 @max-2xl:w-full')}
      >
        {retrying ? adminWords.retrying : adminWords.retry}
      </button>
    </div>
  );
}
