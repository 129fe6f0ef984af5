import { FocusedHeading } from '@/account/FocusedHeading';
import { FormFoot } from '@/account/FormFoot';
import { useAccountForm } from '@/account/use-account-form';
import { authNotices, fieldLabels, mailLinks } from './content';
import { inputNotice, newPasswordSchema } from './credential-schemas';
import { PasswordField } from './PasswordField';

const words = mailLinks.newPassword;

interface NewPasswordFormProps {
  /** Shown, because the link may belong to somebody else's account. */
  email: string;
  /** Throws a BackendError. */
  save: (password: string) => Promise<void>;
}

export function NewPasswordForm({ email, save }: NewPasswordFormProps) {
  const { register, errors, failure, busy, onSubmit } = useAccountForm({
    schema: newPasswordSchema,
    empty: { password: '' },
    toastForErrors: inputNotice(authNotices.signUpMissing),
    whenFailed: { title: words.failed },
    send: ({ password }) => save(password),
  });

  return (
    <>
      <FocusedHeading>{words.heading}</FocusedHeading>
      <p className="mt-3 mb-5 [overflow-wrap:anywhere]">
        {words.text} <b>{email}</b>
      </p>
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        {/* Lets password managers find the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="new-password"
          autoComplete="new-password"
          hint={fieldLabels.passwordHint}
          error={errors.password?.message}
          {...register('password')}
        />
        <FormFoot label={words.submit} busyLabel={words.busy} busy={busy} failure={failure} />
      </form>
    </>
  );
}
