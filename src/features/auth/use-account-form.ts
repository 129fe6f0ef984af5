import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import { BackendError } from '@/backend/errors';
import type { z } from '@/backend/zod';
import { inputNotice, type Notice } from './input-notice';
import { useErrorToast } from './use-error-toast';

interface AccountFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  empty: DefaultValues<Values>;
  whenMissing: Notice;
  whenFailed: { title: string };
  /** Sends what passed the schema. Throws a {@link BackendError}. */
  send: (values: Values) => Promise<void>;
}

const messagesOf = (errors: FieldErrors) => Object.values(errors).map((error) => String(error?.message));

/** What the sign-in and the sign-up form have in common: the rules of spec §5, the toasts of spec §8. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, empty, whenMissing, whenFailed, send } = options;
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: empty,
  });
  const { show } = useErrorToast();
  const [failure, setFailure] = useState<string>();
  const sending = useRef(false);

  async function sendValues(values: Values) {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      setFailure(error.message);
      show({ title: whenFailed.title, text: error.message });
    }
  }

  function refuse(errors: FieldErrors<Values>) {
    const notice = inputNotice(messagesOf(errors), whenMissing);
    if (notice) show(notice);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // State would come too late for a second press within the same frame.
    if (sending.current) return;
    sending.current = true;
    // Also what the other form said.
    toast.dismiss();
    setFailure(undefined);
    try {
      await handleSubmit(sendValues, refuse)(event);
    } finally {
      sending.current = false;
    }
  }

  return {
    register,
    errors: formState.errors,
    /** What the server said to the last attempt. */
    failure,
    busy: formState.isSubmitting,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
