import { useEffect, useRef } from 'react';
import { z } from '@/backend/zod';
import { FormFoot } from './FormFoot';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';
import { codeWords } from './words';

const codeSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, codeWords.format)),
});

interface CodeFormProps {
  /** Proves the code. Throws a BackendError. */
  prove: (code: string) => Promise<void>;
  /** Instructions above the field. */
  text?: string;
}

/** Asks for a code from the authenticator app. */
export function CodeForm({ prove, text = codeWords.text }: CodeFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: codeSchema,
    empty: { code: '' },
    whenFailed: { title: codeWords.failed },
    send: ({ code }) => prove(code),
  });

  // The element that had focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h3">
        {codeWords.heading}
      </h2>
      <p className="mt-3 mb-5">{text}</p>
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        <TextField
          id="second-factor-code"
          label={codeWords.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code')}
        />
        <FormFoot label={codeWords.submit} busyLabel={codeWords.busy} busy={busy} failure={failure} />
      </form>
    </>
  );
}
