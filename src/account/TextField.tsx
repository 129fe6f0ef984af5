import { useEffect, useId, type ComponentProps, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '@/lib/class-names';
import { errorPrefix } from './content';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'required'> {
  /** Name of a value of the AccountForm around it. */
  name: string;
  label: string;
  /** Shown before anything is typed. */
  hint?: string;
  /** A control inside the right end of the field. */
  trailing?: ReactNode;
}

/**
 * A required text input with its label, hint and error. The error is above the input, where neither a phone's keyboard
 * nor a suggestion list covers it.
 */
export function TextField({ name, label, hint, trailing, ...input }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  useEffect(() => {
    // The error pushes the field down, which can move it out of a low window (WCAG 2.4.11).
    const focused = document.activeElement;
    if (error !== undefined && focused?.id === id) focused.scrollIntoView({ block: 'nearest' });
  }, [error, id]);

  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div>
      <label htmlFor={id} className="block font-display text-body leading-tight">
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className="mt-1 text-small text-scuff">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 text-small font-semibold text-red">
          {errorPrefix} {error}
        </p>
      )}
      <div className="relative mt-2">
        <input
          {...input}
          {...register(name)}
          id={id}
          required
          aria-invalid={error !== undefined}
          aria-describedby={describedBy || undefined}
          className={classNames(
            'block min-h-action w-full scroll-mt-24 rounded border-2 border-edge bg-sheet px-3 text-body text-night aria-invalid:border-red',
            trailing !== undefined && 'pr-14',
          )}
        />
        {trailing}
      </div>
    </div>
  );
}
