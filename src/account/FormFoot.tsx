import { buttonStyle } from '@/ui/button-style';
import { errorPrefix } from './words';

interface FormFootProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** The server's message about the last attempt. The toast is announced, so this is not a live region. */
  failure: string | undefined;
}

/** The end of a form: why the last attempt failed, and a button that keeps focus while busy. */
export function FormFoot({ label, busyLabel, busy, failure }: FormFootProps) {
  return (
    <div>
      {failure === undefined ? null : (
        <p className="mb-3 text-small font-semibold text-red">
          {errorPrefix} {failure}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={busy}
        className={buttonStyle('primary', 'w-full aria-disabled:bg-scuff')}
      >
        {busy ? busyLabel : label}
      </button>
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </div>
  );
}
