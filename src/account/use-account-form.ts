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
  /** The toast for what the fields say, if there is one. */
  whenRefused?: (messages: readonly string[]) => Notice | undefined;
  whenFailed: { title: string };
  /** Sends what passed the schema. Throws a {@link BackendError}. */
  send: (values: Values) => Promise<void>;
}

const noNotice = () => undefined;

const messagesOf = (errors: FieldErrors) => Object.values(errors).map((error) => String(error?.message));

/** What the forms of accounts have in common: when they are sent, and what they say. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, empty, whenRefused = noNotice, whenFailed, send } = options;
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

  const mended = shownNotice !== undefined && whenRefused(messagesOf(errors)) !== shownNotice;
  useEffect(() => {
    if (mended) clear();
  }, [mended, clear]);

  async function sendValues(values: Values) {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      setFailure(error.message);
      show({ title: whenFailed.title, text: error.message });
    }
  }

  function refuse(refused: FieldErrors<Values>) {
    refusal.current = whenRefused(messagesOf(refused));
    if (refusal.current) show(refusal.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // State would come too late for a second press within the same frame.
    if (sending.current) return;
    sending.current = true;
    // Also what the other form said.
    toast.dismiss();
    setFailure(undefined);
    setShownNotice(undefined);
    refusal.current = undefined;
    try {
      await handleSubmit(sendValues, refuse)(event);
      // Not before: `errors` still is what it was while `refuse` runs, and the toast would look mended.
      setShownNotice(refusal.current);
    } finally {
      sending.current = false;
    }
  }

  return {
    register,
    errors,
    /** What the server said to the last attempt. */
    failure,
    busy: formState.isSubmitting,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
