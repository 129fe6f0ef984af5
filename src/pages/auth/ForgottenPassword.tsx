import { useState } from 'react';
import { FocusedHeading } from '@/account/FocusedHeading';
import { FormFoot } from '@/account/FormFoot';
import { TextField } from '@/account/TextField';
import { useAccountForm } from '@/account/use-account-form';
import { requestPasswordReset } from '@/backend/mail-link';
import { buttonStyle } from '@/ui/button-style';
import { fieldLabels, forgotten } from './content';
import { addressSchema } from './credential-schemas';

/** Asks for the address and requests the link. The reply is the same whether or not the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(false);
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
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
        <form noValidate onSubmit={onSubmit} className="space-y-5">
          <TextField
            id="forgotten-email"
            label={fieldLabels.email}
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register('email')}
          />
          <FormFoot label={forgotten.submit} busyLabel={forgotten.busy} busy={busy} failure={failure} />
        </form>
      )}
      <button type="button" onClick={onBack} className={buttonStyle('outline', 'mt-4 w-full')}>
        {forgotten.back}
      </button>
    </>
  );
}
