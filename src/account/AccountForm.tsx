import type { FormEventHandler, ReactNode } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { errorPrefix } from './words';

interface AccountFormProps {
  /** Labels of the button. */
  words: { submit: string; busy: string };
  onSubmit: FormEventHandler;
  busy: boolean;
  /** The server's message about the last attempt. The toast is announced, so this is not a live region. */
  failure: string | undefined;
  /** Its fields. */
  children?: ReactNode;
}

/** A form that ends with why the last attempt failed, and a button that keeps focus while busy. */
export function AccountForm({ words, onSubmit, busy, failure, children }: AccountFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
      {children}
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
          {busy ? words.busy : words.submit}
        </button>
        <span role="status" className="sr-only">
          {busy ? words.busy : ''}
        </span>
      </div>
    </form>
  );
}
