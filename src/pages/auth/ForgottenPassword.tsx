import { useState } from 'react';
import { AccountForm } from '@/account/AccountForm';
import { AccountStep } from '@/account/AccountStep';
import { TextField } from '@/account/TextField';
import { requestPasswordReset } from '@/backend/mail-link';
import { fieldLabels, forgotten } from './content';
import { addressSchema } from './credential-schemas';

/** Asks for the address and requests the link. The reply is the same whether or not the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(false);
  return (
    <AccountStep
      heading={sent ? forgotten.sentHeading : forgotten.heading}
      text={sent ? forgotten.sent : forgotten.text}
      leaveLabel={forgotten.back}
      onLeave={onBack}
    >
      {sent ? null : (
        <AccountForm
          schema={addressSchema}
          defaultValues={{ email: '' }}
          words={forgotten}
          failedTitle={forgotten.failed}
          send={async ({ email }) => {
            await requestPasswordReset(email);
            setSent(true);
          }}
        >
          <TextField name="email" label={fieldLabels.email} type="email" autoComplete="username" />
        </AccountForm>
      )}
    </AccountStep>
  );
}
