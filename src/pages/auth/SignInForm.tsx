import { useQueryClient } from '@tanstack/react-query';
import { signIn as sendSignIn } from '@/backend/auth';
import { authNotices, fieldLabels, signIn } from './content';
import { signInSchema } from './credential-schemas';
import { FormFoot } from './FormFoot';
import { offerInbox } from './inbox-toast';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

/** Signs in with e-mail and password. The session this makes leads away from the page. */
export function SignInForm() {
  const queryClient = useQueryClient();
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: signInSchema,
    empty: { email: '', password: '' },
    whenMissing: authNotices.signInMissing,
    whenFailed: authNotices.signInFailed,
    send: async (credentials) => {
      const { user } = await sendSignIn(credentials);
      void offerInbox(queryClient, user.id);
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
