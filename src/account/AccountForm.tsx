import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
} from 'react-hook-form';
import { toBackendError } from '@/backend/errors';
import type { z } from '@/backend/zod';
import { buttonStyle } from '@/ui/button-style';
import { clearErrorToast, showErrorToast, type Notice } from './error-toast';
import { errorPrefix } from './content';

interface AccountFormProps<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Labels of the button. */
  words: { submit: string; busy: string };
  /** Toasts by zod's kind of issue; the first that applies is shown. */
  inputToasts?: Readonly<Record<string, Notice>>;
  /** Title of the toast with the server's message. */
  failedTitle: string;
  /** Sends values that the schema accepts. */
  send: (values: Values) => Promise<void>;
  /** Its fields: TextField takes its value and error from the form by name. */
  children?: ReactNode;
}

/**
 * A form with a zod schema, and toasts for what went wrong. It ends with why the last attempt failed, and a button that
 * keeps focus while busy.
 */
export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { schema, defaultValues, words, inputToasts = {}, failedTitle, send, children } = props;
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;

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
      form.setError('root', { message });
      showErrorToast({ title: failedTitle, text: message });
    }
  }

  function onInvalid(wrong: FieldErrors<Values>) {
    const isKind = (kind: string) => Object.values(wrong).some((error) => error?.type === kind);
    const notice = Object.entries(inputToasts).find(([kind]) => isKind(kind))?.[1];
    if (notice) showErrorToast(notice);
    else clearErrorToast();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(onValid, onInvalid)();
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        {children}
        <div>
          {/* The toast is announced, so this is not a live region. */}
          {errors.root === undefined ? null : (
            <p className="mb-3 text-small font-semibold text-red">
              {errorPrefix} {errors.root.message}
            </p>
          )}
          <button
            type="submit"
            aria-disabled={isSubmitting}
            className={buttonStyle('primary', 'w-full aria-disabled:bg-scuff')}
          >
            {isSubmitting ? words.busy : words.submit}
          </button>
          <span role="status" className="sr-only">
            {isSubmitting ? words.busy : ''}
          </span>
        </div>
      </form>
    </FormProvider>
  );
}
