import { useQueryClient } from '@tanstack/react-query';
import { AccountForm } from '@/account/AccountForm';
import { TextField } from '@/account/TextField';
import { missingFactor } from '@/backend/second-factor';
import { signIn as sendSignIn, type Credentials } from '@/backend/session';
import { authNotices, fieldLabels, forgotten, signIn } from './content';
import { inputToasts, signInSchema } from './credential-schemas';
import { offerInbox } from './inbox-toast';
import { PasswordField } from './PasswordField';

/** Signs in with email and password. The new session leads away from the page, or to the second factor. */
export function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  const queryClient = useQueryClient();
  const send = async (credentials: Credentials) => {
    const session = await sendSignIn(credentials);
    if (missingFactor(session) === undefined) void offerInbox(queryClient, session.user.id);
  };
  return (
    <>
      <AccountForm
        schema={signInSchema}
        defaultValues={{ email: '', password: '' }}
        words={signIn}
        inputToasts={inputToasts(authNotices.signInMissing)}
        failedTitle={authNotices.signInFailed}
        send={send}
      >
        <TextField name="email" label={fieldLabels.email} type="email" autoComplete="username" />
        <PasswordField autoComplete="current-password" />
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
