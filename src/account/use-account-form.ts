import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import { BackendError } from '@/backend/errors';
import type { z } from '@/backend/zod';
import { useErrorToast, type Notice } from './use-error-toast';

interface AccountFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  empty: DefaultValues<Values>;
  /** Returns the toast for the messages of the fields, if there is one. */
  toastForErrors?: (messages: readonly string[]) => Notice | undefined;
  whenFailed: { title: string };
  /** Sends values that passed the schema. Throws a {@link BackendError}. */
  send: (values: Values) => Promise<void>;
}

const noNotice = () => undefined;

const messagesOf = (errors: FieldErrors) => Object.values(errors).map((error) => String(error?.message));

/** Behaviour shared by all account forms: when they are sent, and which messages they show. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, empty, toastForErrors = noNotice, whenFailed, send } = options;
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: empty,
  });
  const { errors } = formState;
  const { show, clear } = useErrorToast();
  const [failure, setFailure] = useState<string>();
  const [shownNotice, setShownNotice] = useState<Notice>();
  const sending = useRef(false);
  const refusal = useRef<Notice>(undefined);

  const toastResolved = shownNotice !== undefined && toastForErrors(messagesOf(errors)) !== shownNotice;
  useEffect(() => {
    if (toastResolved) clear();
  }, [toastResolved, clear]);

  async function sendValues(values: Values) {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      setFailure(error.message);
      show({ title: whenFailed.title, text: error.message });
    }
  }

  function onInvalid(invalid: FieldErrors<Values>) {
    refusal.current = toastForErrors(messagesOf(invalid));
    if (refusal.current) show(refusal.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // State would update too late to stop a second press within the same frame.
    if (sending.current) return;
    sending.current = true;
    // Dismisses the other form's toast too.
    toast.dismiss();
    setFailure(undefined);
    setShownNotice(undefined);
    refusal.current = undefined;
    try {
      await handleSubmit(sendValues, onInvalid)(event);
      // Set after handleSubmit: `errors` is stale while `onInvalid` runs, and the toast would seem resolved.
      setShownNotice(refusal.current);
    } finally {
      sending.current = false;
    }
  }

  return {
    register,
    errors,
    /** The server's message about the last attempt. */
    failure,
    busy: formState.isSubmitting,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
