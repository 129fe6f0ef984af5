import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { CodeForm } from '@/account/CodeForm';
import { clientForLink } from '@/backend/client';
import { needsNewLink, openMailLink, setPassword, type MailLink } from '@/backend/mail-link';
import { missingFactor, proveFactor } from '@/backend/second-factor';
import type { Session } from '@/backend/session';
import { buttonStyle } from '@/ui/button-style';
import { mailLinks } from './content';
import { offerInbox } from './inbox-toast';
import { NewPasswordForm } from './NewPasswordForm';
import { OpenLink } from './OpenLink';

interface MailLinkStepsProps {
  link: MailLink;
  /** Receives the notice to show above the sign-in form, if any. */
  onLeave: (notice?: string) => void;
}

/**
 * The steps behind an email link: open it, prove the second factor if there is one, choose a password. Nobody is signed
 * in until the password is saved. Confirming an address signs nobody in, because somebody else may have created the
 * account, with a password of their own.
 */
export function MailLinkSteps({ link, onLeave }: MailLinkStepsProps) {
  const queryClient = useQueryClient();
  const [client] = useState(clientForLink);
  const [session, setSession] = useState<Session>();
  const [proven, setProven] = useState(false);
  const factorId = session && !proven ? missingFactor(session) : undefined;

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

  async function prove(id: string, code: string) {
    await proveFactor(id, code, client);
    setProven(true);
  }

  async function save({ user }: Session, password: string) {
    await setPassword(password, client);
    const { title, text } = mailLinks.passwordSet;
    toast.success(title, { description: text });
    void offerInbox(queryClient, user.id);
    onLeave();
  }

  return (
    <>
      {session === undefined ? <OpenLink type={link.type} open={open} /> : null}
      {factorId === undefined ? null : <CodeForm prove={(code) => prove(factorId, code)} />}
      {session && factorId === undefined ? (
        <NewPasswordForm email={session.user.email ?? ''} save={(password) => save(session, password)} />
      ) : null}
      <button type="button" onClick={() => onLeave()} className={buttonStyle('outline', 'mt-4 w-full')}>
        {mailLinks.leave}
      </button>
    </>
  );
}
