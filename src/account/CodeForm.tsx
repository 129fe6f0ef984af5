import { z } from '@/backend/zod';
import { buttonStyle } from '@/ui/button-style';
import { AccountForm } from './AccountForm';
import { FocusedHeading } from './FocusedHeading';
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
  /** Label of the button that leaves the form. */
  leaveLabel: string;
  onLeave: () => void;
}

/** Asks for a code from the authenticator app. */
export function CodeForm({ verify, text = codeWords.text, leaveLabel, onLeave }: CodeFormProps) {
  const { field, form } = useAccountForm({
    id: 'second-factor',
    schema: codeSchema,
    defaultValues: { code: '' },
    failedTitle: codeWords.failed,
    send: ({ code }) => verify(code),
  });
  return (
    <>
      <FocusedHeading>{codeWords.heading}</FocusedHeading>
      <p className="mt-3 mb-5">{text}</p>
      <AccountForm words={codeWords} {...form}>
        <TextField
          label={codeWords.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
      </AccountForm>
      <button type="button" onClick={onLeave} className={buttonStyle('outline', 'mt-4 w-full')}>
        {leaveLabel}
      </button>
    </>
  );
}
