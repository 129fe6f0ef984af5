import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { AccountForm } from '@/account/AccountForm';
import { AccountStep } from '@/account/AccountStep';
import { CodeForm } from '@/account/CodeForm';
import { clientForLink } from '@/backend/client';
import { needsNewLink, openMailLink, setPassword, type MailLink } from '@/backend/mail-link';
import { missingFactor, verifyCode } from '@/backend/second-factor';
import type { Session } from '@/backend/session';
import { z } from '@/backend/zod';
import { authNotices, fieldLabels, mailLinks } from './content';
import { inputToasts, newPasswordSchema } from './credential-schemas';
import { offerInbox } from './inbox-toast';
import { PasswordField } from './PasswordField';

interface MailLinkStepsProps {
  link: MailLink;
  /** Receives the notice to show above the sign-in form, if any. */
  onLeave: (notice?: string) => void;
}

/**
 * The steps behind an email link: open it, enter the code of a second factor if there is one, choose a password. Nobody
 * is signed in until the password is saved.
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
      if (opened) setSession(opened);
      else onLeave(mailLinks.confirmed);
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

  const leave = { leaveLabel: mailLinks.leave, onLeave: () => onLeave() };
  if (factorId !== undefined) {
    const verify = (code: string) => verifyCode(factorId, code, client).then(() => setVerified(true));
    return <CodeForm verify={verify} {...leave} />;
  }
  if (session === undefined) {
    const { heading, text, submit } = mailLinks[link.type];
    return (
      <AccountStep heading={heading} text={text} {...leave}>
        {/* Waits for a press: programs that scan emails open addresses, but press no buttons. */}
        <AccountForm
          schema={z.object({})}
          defaultValues={{}}
          words={{ submit, busy: mailLinks.opening }}
          failedTitle={mailLinks.openFailed}
          send={open}
        />
      </AccountStep>
    );
  }
  const words = mailLinks.newPassword;
  const { email } = session.user;
  // The link may belong to somebody else's account, so its address is shown.
  const text = (
    <>
      {words.text} <b>{email}</b>
    </>
  );
  // The key keeps the form of the step before from staying.
  return (
    <AccountStep key="password" heading={words.heading} text={text} {...leave}>
      <AccountForm
        schema={newPasswordSchema}
        defaultValues={{ password: '' }}
        words={words}
        inputToasts={inputToasts(authNotices.signUpMissing)}
        failedTitle={words.failed}
        send={({ password }) => save(session, password)}
      >
        {/* Lets password managers find the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField autoComplete="new-password" hint={fieldLabels.passwordHint} />
      </AccountForm>
    </AccountStep>
  );
}
