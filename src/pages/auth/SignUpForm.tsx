import { toast } from 'sonner';
import { AccountForm } from '@/account/AccountForm';
import { TextField } from '@/account/TextField';
import { useAccountForm } from '@/account/use-account-form';
import { signUp as sendSignUp } from '@/backend/session';
import { authNotices, fieldLabels, signUp } from './content';
import { inputToast, signUpSchema } from './credential-schemas';
import { PasswordField } from './PasswordField';

/** Creates an account. `onConfirmationNeeded` is called when the address must be confirmed before a sign-in. */
export function SignUpForm({ onConfirmationNeeded }: { onConfirmationNeeded: () => void }) {
  const { field, form } = useAccountForm({
    id: 'sign-up',
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
    <AccountForm words={signUp} {...form}>
      <div className="grid gap-5 @2xl:grid-cols-2 @2xl:items-end @2xl:gap-4">
        <TextField label={fieldLabels.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={fieldLabels.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label={fieldLabels.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField autoComplete="new-password" hint={fieldLabels.passwordHint} {...field('password')} />
    </AccountForm>
  );
}
