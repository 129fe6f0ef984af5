import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { toBackendError } from '@/backend/errors';
import type { z } from '@/backend/zod';
import { clearErrorToast, showErrorToast, type Notice } from './error-toast';

/** What zod says about one wrong value. */
export type Issue = z.core.$ZodIssue;

interface AccountFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Returns the toast for wrong values, if there is one. */
  toastFor?: (issues: readonly Issue[]) => Notice | undefined;
  /** Title of the toast with the server's message. */
  failedTitle: string;
  /** Sends values that the schema accepts. */
  send: (values: Values) => Promise<void>;
}

/** Behaviour shared by all account forms: react-hook-form with a zod schema, and toasts for what went wrong. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, defaultValues, toastFor, failedTitle, send } = options;
  const { register, handleSubmit, getValues, setError, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
  });
  const { errors, isSubmitting } = formState;

  const corrected = Object.keys(errors).length === 0;
  useEffect(() => {
    if (corrected) clearErrorToast();
  }, [corrected]);
  useEffect(() => clearErrorToast, []);

  async function onValid(values: Values) {
    clearErrorToast();
    try {
      await send(values);
    } catch (error) {
      const { message } = toBackendError(error);
      setError('root', { message });
      showErrorToast({ title: failedTitle, text: message });
    }
  }

  function onInvalid() {
    const notice = toastFor?.(schema.safeParse(getValues()).error?.issues ?? []);
    if (notice) showErrorToast(notice);
    else clearErrorToast();
  }

  const submit = handleSubmit(onValid, onInvalid);
  return {
    register,
    errors,
    /** The server's message about the last attempt. */
    failure: errors.root?.message,
    busy: isSubmitting,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) void submit();
    },
  };
}
