import { z } from '@/backend/zod';
import { AccountForm } from './AccountForm';
import { AccountStep } from './AccountStep';
import { TextField } from './TextField';
import { codeWords } from './content';

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
export function CodeForm({ verify, text = codeWords.text, ...leave }: CodeFormProps) {
  return (
    <AccountStep heading={codeWords.heading} text={text} {...leave}>
      <AccountForm
        schema={codeSchema}
        defaultValues={{ code: '' }}
        words={codeWords}
        failedTitle={codeWords.failed}
        send={({ code }) => verify(code)}
      >
        <TextField name="code" label={codeWords.label} inputMode="numeric" autoComplete="one-time-code" />
      </AccountForm>
    </AccountStep>
  );
}
