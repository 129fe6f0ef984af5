import { z } from '@/backend/zod';
import { FocusedHeading } from './FocusedHeading';
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
  /** Verifies the code. Throws a BackendError. */
  verify: (code: string) => Promise<void>;
  /** Instructions above the field. */
  text?: string;
}

/** Asks for a code from the authenticator app. */
export function CodeForm({ verify, text = codeWords.text }: CodeFormProps) {
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    failedTitle: codeWords.failed,
    send: ({ code }) => verify(code),
  });

  return (
    <>
      <FocusedHeading>{codeWords.heading}</FocusedHeading>
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
