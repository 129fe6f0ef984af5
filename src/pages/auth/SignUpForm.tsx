import { toast } from 'sonner';
import { signUp as sendSignUp } from '@/backend/session';
import { authNotices, fieldLabels, signUp } from './content';
import { inputToast, signUpSchema } from './credential-schemas';
import { FormFoot } from '@/account/FormFoot';
import { PasswordField } from './PasswordField';
import { TextField } from '@/account/TextField';
import { useAccountForm } from '@/account/use-account-form';

/** Creates an account. `onConfirmationNeeded` is called when the address must be confirmed before a sign-in. */
export function SignUpForm({ onConfirmationNeeded }: { onConfirmationNeeded: () => void }) {
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: signUpSchema,
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    toastFor: inputToast(authNotices.signUpMissing),
    failedTitle: authNotices.signUpFailed,
    send: async (account) => {
      const session = await sendSignUp(account);
      const { title, text } = authNotices.signUpDone;
      toast.success(title, { description: text });
      if (session === null) onConfirmationNeeded();
    },
  });

  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
      <div className="grid gap-5 @2xl:grid-cols-2 @2xl:items-end @2xl:gap-4">
        <TextField
          id="sign-up-first-name"
          label={fieldLabels.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          id="sign-up-last-name"
          label={fieldLabels.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        id="sign-up-email"
        label={fieldLabels.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        id="sign-up-password"
        autoComplete="new-password"
        hint={fieldLabels.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <FormFoot label={signUp.submit} busyLabel={signUp.busy} busy={busy} failure={failure} />
    </form>
  );
}
