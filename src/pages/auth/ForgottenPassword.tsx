import { useState } from 'react';
import { AccountForm } from '@/account/AccountForm';
import { FocusedHeading } from '@/account/FocusedHeading';
import { TextField } from '@/account/TextField';
import { useAccountForm } from '@/account/use-account-form';
import { requestPasswordReset } from '@/backend/mail-link';
import { buttonStyle } from '@/ui/button-style';
import { fieldLabels, forgotten } from './content';
import { addressSchema } from './credential-schemas';

/** Asks for the address and requests the link. The reply is the same whether or not the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(false);
  const { field, form } = useAccountForm({
    id: 'forgotten',
    schema: addressSchema,
    defaultValues: { email: '' },
    failedTitle: forgotten.failed,
    send: async ({ email }) => {
      await requestPasswordReset(email);
      setSent(true);
    },
  });

  return (
    <>
      <FocusedHeading key={String(sent)}>{sent ? forgotten.sentHeading : forgotten.heading}</FocusedHeading>
      <p className="mt-3 mb-5">{sent ? forgotten.sent : forgotten.text}</p>
      {sent ? null : (
        <AccountForm words={forgotten} {...form}>
          <TextField label={fieldLabels.email} type="email" autoComplete="username" {...field('email')} />
        </AccountForm>
      )}
      <button type="button" onClick={onBack} className={buttonStyle('outline', 'mt-4 w-full')}>
        {forgotten.back}
      </button>
    </>
  );
}
