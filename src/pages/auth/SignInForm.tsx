import { useQueryClient } from '@tanstack/react-query';
import { missingFactor } from '@/backend/second-factor';
import { signIn as sendSignIn } from '@/backend/session';
import { authNotices, fieldLabels, forgotten, signIn } from './content';
import { inputToast, signInSchema } from './credential-schemas';
import { FormFoot } from '@/account/FormFoot';
import { offerInbox } from './inbox-toast';
import { PasswordField } from './PasswordField';
import { TextField } from '@/account/TextField';
import { useAccountForm } from '@/account/use-account-form';

/** Signs in with email and password. The new session leads away from the page, or to the second factor. */
export function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  const queryClient = useQueryClient();
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    toastFor: inputToast(authNotices.signInMissing),
    failedTitle: authNotices.signInFailed,
    send: async (credentials) => {
      const session = await sendSignIn(credentials);
      if (missingFactor(session) === undefined) void offerInbox(queryClient, session.user.id);
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
      <button
        type="button"
        onClick={onForgotten}
        className="min-h-action w-full cursor-pointer rounded text-center underline underline-offset-4 hover:text-red"
      >
        {forgotten.link}
      </button>
    </form>
  );
}
