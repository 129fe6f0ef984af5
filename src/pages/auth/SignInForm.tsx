import { useQueryClient } from '@tanstack/react-query';
import { AccountForm } from '@/account/AccountForm';
import { TextField } from '@/account/TextField';
import { useAccountForm } from '@/account/use-account-form';
import { missingFactor } from '@/backend/second-factor';
import { signIn as sendSignIn } from '@/backend/session';
import { authNotices, fieldLabels, forgotten, signIn } from './content';
import { inputToast, signInSchema } from './credential-schemas';
import { offerInbox } from './inbox-toast';
import { PasswordField } from './PasswordField';

/** Signs in with email and password. The new session leads away from the page, or to the second factor. */
export function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  const queryClient = useQueryClient();
  const { field, form } = useAccountForm({
    id: 'sign-in',
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
    <>
      <AccountForm words={signIn} {...form}>
        <TextField label={fieldLabels.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField autoComplete="current-password" {...field('password')} />
      </AccountForm>
      <button
        type="button"
        onClick={onForgotten}
        className="mt-5 min-h-action w-full cursor-pointer rounded text-center underline underline-offset-4 hover:text-red"
      >
        {forgotten.link}
      </button>
    </>
  );
}
