import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import { useErrorToast, type Notice } from '@/account/use-error-toast';
import { BackendError } from '@/backend/errors';
import type { z } from '@/backend/zod';
import { authNotices, fieldErrors } from './content';

interface AccountFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  empty: DefaultValues<Values>;
  whenMissing: Notice;
  whenFailed: { title: string };
  /** Sends what passed the schema. Throws a {@link BackendError}. */
  send: (values: Values) => Promise<void>;
}

const missing: ReadonlySet<string> = new Set([
  fieldErrors.firstName,
  fieldErrors.lastName,
  fieldErrors.email,
  fieldErrors.password,
]);

/**
 * The toast for what the fields of a form say: what is missing comes before what is too short. A wrong format has no
 * toast, its field says it.
 */
function inputNotice(errors: FieldErrors, whenMissing: Notice): Notice | undefined {
  const messages = Object.values(errors).map((error) => String(error?.message));
  if (messages.some((message) => missing.has(message))) return whenMissing;
  return messages.includes(fieldErrors.passwordShort) ? authNotices.passwordTooShort : undefined;
}

/** What the sign-in and the sign-up form have in common: when they are sent, and what they say. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, empty, whenMissing, whenFailed, send } = options;
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

  const mended = shownNotice !== undefined && inputNotice(errors, whenMissing) !== shownNotice;
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
    refusal.current = inputNotice(refused, whenMissing);
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
