import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { AccountForm } from '@/account/AccountForm';
import { CodeForm } from '@/account/CodeForm';
import { FocusedHeading } from '@/account/FocusedHeading';
import { useAccountForm } from '@/account/use-account-form';
import { clientForLink } from '@/backend/client';
import { needsNewLink, openMailLink, setPassword, type MailLink } from '@/backend/mail-link';
import { missingFactor, verifyCode } from '@/backend/second-factor';
import type { Session } from '@/backend/session';
import { z } from '@/backend/zod';
import { buttonStyle } from '@/ui/button-style';
import { authNotices, fieldLabels, mailLinks } from './content';
import { inputToast, newPasswordSchema } from './credential-schemas';
import { offerInbox } from './inbox-toast';
import { PasswordField } from './PasswordField';

/** Opens a link when its button is pressed: programs that scan emails open addresses, but press no buttons. */
function OpenLink({ type, open }: { type: MailLink['type']; open: () => Promise<void> }) {
  const words = mailLinks[type];
  const { form } = useAccountForm({
    id: type,
    schema: z.object({}),
    defaultValues: {},
    failedTitle: mailLinks.openFailed,
    send: open,
  });
  return (
    <>
      <FocusedHeading>{words.heading}</FocusedHeading>
      <p className="mt-3 mb-5">{words.text}</p>
      <AccountForm words={words} {...form} />
    </>
  );
}

interface NewPasswordFormProps {
  /** Shown, because the link may belong to somebody else's account. */
  email: string;
  save: (password: string) => Promise<void>;
}

function NewPasswordForm({ email, save }: NewPasswordFormProps) {
  const words = mailLinks.newPassword;
  const { field, form } = useAccountForm({
    id: 'new',
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    toastFor: inputToast(authNotices.signUpMissing),
    failedTitle: words.failed,
    send: ({ password }) => save(password),
  });
  return (
    <>
      <FocusedHeading>{words.heading}</FocusedHeading>
      <p className="mt-3 mb-5 [overflow-wrap:anywhere]">
        {words.text} <b>{email}</b>
      </p>
      <AccountForm words={words} {...form}>
        {/* Lets password managers find the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField autoComplete="new-password" hint={fieldLabels.passwordHint} {...field('password')} />
      </AccountForm>
    </>
  );
}

interface MailLinkStepsProps {
  link: MailLink;
  /** Receives the notice to show above the sign-in form, if any. */
  onLeave: (notice?: string) => void;
}

/**
 * The steps behind an email link: open it, enter the code of a second factor if there is one, choose a password. Nobody
 * is signed in until the password is saved. Confirming an address signs nobody in, because somebody else may have
 * created the account, with a password of their own.
 */
export function MailLinkSteps({ link, onLeave }: MailLinkStepsProps) {
  const queryClient = useQueryClient();
  const [client] = useState(clientForLink);
  const [session, setSession] = useState<Session>();
  const [verified, setVerified] = useState(false);
  const factorId = session && !verified ? missingFactor(session) : undefined;

  async function open() {
    try {
      const opened = await openMailLink(link, client);
      if (link.type !== 'signup') return setSession(opened);
      await client.auth.signOut({ scope: 'local' });
      onLeave(mailLinks.confirmed);
    } catch (error) {
      if (!needsNewLink(error)) throw error;
      onLeave(mailLinks.refused);
    }
  }

  async function save({ user }: Session, password: string) {
    const othersSignedOut = await setPassword(password, client);
    const { title, text, othersStay } = mailLinks.passwordSet;
    toast.success(title, { description: othersSignedOut ? text : othersStay });
    void offerInbox(queryClient, user.id);
    onLeave();
  }

  if (session && factorId !== undefined) {
    const verify = async (code: string) => {
      await verifyCode(factorId, code, client);
      setVerified(true);
    };
    return <CodeForm verify={verify} leaveLabel={mailLinks.leave} onLeave={() => onLeave()} />;
  }
  return (
    <>
      {session ? (
        <NewPasswordForm email={session.user.email ?? ''} save={(password) => save(session, password)} />
      ) : (
        <OpenLink type={link.type} open={open} />
      )}
      <button type="button" onClick={() => onLeave()} className={buttonStyle('outline', 'mt-4 w-full')}>
        {mailLinks.leave}
      </button>
    </>
  );
}
