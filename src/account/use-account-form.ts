import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { toBackendError } from '@/backend/errors';
import type { z } from '@/backend/zod';
import { clearErrorToast, showErrorToast, type Notice } from './error-toast';

/** What zod says about one wrong value. */
export type Issue = z.core.$ZodIssue;

interface AccountFormOptions<Values extends FieldValues> {
  /** Start of the ids of its fields. */
  id: string;
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
  const { id, schema, defaultValues, toastFor, failedTitle, send } = options;
  const { register, handleSubmit, getFieldState, getValues, setError, formState } = useForm<Values>({
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
    /** Properties of the text field of one value. */
    field: (name: Path<Values>) => ({
      ...register(name),
      id: `${id}-${name}`,
      error: getFieldState(name, formState).error?.message,
    }),
    /** Properties of the AccountForm. */
    form: {
      /** The server's message about the last attempt. */
      failure: errors.root?.message,
      busy: isSubmitting,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
  };
}
