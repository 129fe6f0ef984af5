import { signIn as sendSignIn } from '@/backend/sign-in';
import { authNotices, fieldLabels, signIn } from '@/content/auth';
import { signInSchema } from './credential-schemas';
import { FormFoot } from './FormFoot';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

/** Signs in with e-mail and password; who is signed in leaves the page by the session it made. */
export function SignInForm() {
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: signInSchema,
    empty: { email: '', password: '' },
    whenMissing: authNotices.signInMissing,
    whenFailed: authNotices.signInFailed,
    send: async (credentials) => {
      await sendSignIn(credentials);
    },
  });

  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
      <TextField
        id="sign-in-email"
        label={fieldLabels.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        id="sign-in-password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <FormFoot label={signIn.submit} busyLabel={signIn.busy} busy={busy} failure={failure} />
    </form>
  );
}
