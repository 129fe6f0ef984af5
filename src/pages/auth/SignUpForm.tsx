import { toast } from 'sonner';
import { AccountForm } from '@/account/AccountForm';
import { TextField } from '@/account/TextField';
import { signUp as sendSignUp, type NewAccount } from '@/backend/session';
import { authNotices, fieldLabels, signUp } from './content';
import { inputToasts, signUpSchema } from './credential-schemas';
import { PasswordField } from './PasswordField';

/** Creates an account. `onConfirmationNeeded` is called when the address must be confirmed before a sign-in. */
export function SignUpForm({ onConfirmationNeeded }: { onConfirmationNeeded: () => void }) {
  const send = async (account: NewAccount) => {
    const session = await sendSignUp(account);
    const { title, text } = authNotices.signUpDone;
    toast.success(title, { description: text });
    if (session === null) onConfirmationNeeded();
  };
  return (
    <AccountForm
      schema={signUpSchema}
      defaultValues={{ firstName: '', lastName: '', email: '', password: '' }}
      words={signUp}
      inputToasts={inputToasts(authNotices.signUpMissing)}
      failedTitle={authNotices.signUpFailed}
      send={send}
    >
      <div className="grid gap-5 @2xl:grid-cols-2 @2xl:items-end @2xl:gap-4">
        <TextField name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
      </div>
      <TextField name="email" label={fieldLabels.email} type="email" autoComplete="email" />
      <PasswordField autoComplete="new-password" hint={fieldLabels.passwordHint} />
    </AccountForm>
  );
}
