import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountArea } from '@/account/AccountArea';
import { CodeForm } from '@/account/CodeForm';
import { afterSignIn } from '@/account/destinations';
import { GoTo } from '@/account/GoTo';
import { LoadingText } from '@/account/LoadingText';
import { useSignOut } from '@/account/use-sign-out';
import { sessionEnded } from '@/account/words';
import { arrivedMailLink } from '@/backend/arrived-mail-link';
import { readMailLink } from '@/backend/mail-link';
import { proveFactor } from '@/backend/second-factor';
import { canKeepSession, isSessionKept } from '@/backend/stored-session';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import { AuthTabs } from './AuthTabs';
import { authStates, authText, authTitle, mailLinks } from './content';
import { offerInbox } from './inbox-toast';
import { MailLinkSteps } from './MailLinkSteps';
import { SignedInAlready } from './SignedInAlready';
import { useAuthGuard } from './use-auth-guard';
import { Column } from '@/ui/Column';
import { PageHead } from '@/layout/PageHead';
import { head } from './head';

const noticeStyle = 'mb-7 border-l-4 border-blue pl-4 text-small';

interface ArrivedWith {
  sessionEnded?: boolean;
  /** The words above the forms. */
  notice?: string;
}

function noticeOf(
  { sessionEnded: ended, notice }: ArrivedWith,
  link: ReturnType<typeof readMailLink> | null,
) {
  if (link === 'refused' || link === 'opened') return mailLinks[link];
  if (ended === true) return sessionEnded.text;
  return notice;
}

/** The forms for visitors who are not signed in; others are redirected. */
function AuthGate() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const guard = useAuthGuard();
  const { signOut } = useSignOut();
  const { state, pathname } = useLocation();
  const arrivedWith = (state ?? {}) as ArrivedWith;
  const [mailLink, setMailLink] = useState(arrivedMailLink);
  const link = mailLink === undefined ? null : readMailLink(mailLink);

  const [cameSignedIn, setCameSignedIn] = useState(isSessionKept);

  // From here on, anyone who signs in is sent home, with or without a link.
  if (cameSignedIn && guard.state === 'signed-out') setCameSignedIn(false);

  if (link !== null && typeof link !== 'string') {
    const leave = (notice?: string) => {
      setMailLink(undefined);
      // The entry that replaces this one no longer has the link.
      void navigate(pathname, { replace: true, state: notice === undefined ? null : { notice } });
    };
    return <MailLinkSteps link={link} onLeave={leave} />;
  }
  if (guard.state === 'loading') return <LoadingText />;
  if (guard.state === 'signed-in') {
    return link !== null && cameSignedIn ? <SignedInAlready /> : <GoTo target={afterSignIn} />;
  }
  if (guard.state === 'second-factor') {
    const { userId, factorId } = guard;
    const prove = async (code: string) => {
      await proveFactor(factorId, code);
      void offerInbox(queryClient, userId);
    };
    return (
      <>
        <CodeForm prove={prove} />
        <button
          type="button"
          onClick={() => void signOut()}
          className={buttonStyle('outline', 'mt-4 w-full')}
        >
          {mailLinks.leave}
        </button>
      </>
    );
  }
  const notice = noticeOf(guard.ended ? { sessionEnded: true } : arrivedWith, link);
  return (
    <>
      {notice === undefined ? null : <p className={noticeStyle}>{notice}</p>}
      {canKeepSession() ? null : <p className={noticeStyle}>{authStates.notKept}</p>}
      <AuthTabs />
    </>
  );
}

/** /auth: sign in or sign up. The card is on the left; wide screens add centre ice with the star of sticks. */
export default function AuthPage() {
  return (
    <>
      <PageHead page="auth" texts={head} />
      <div className="relative overflow-hidden">
        <Column className="grid gap-gutter pt-6 pb-section @3xl:pt-10 @5xl:grid-cols-12">
          <div className="mx-auto w-full max-w-xl @5xl:col-span-5 @5xl:mx-0">
            <Breadcrumbs page="auth" />
            <div className="overflow-hidden rounded-lg border border-hairline bg-sheet">
              <TapeBand />
              <div className="px-side py-8 @2xl:px-8">
                <h1 tabIndex={-1} className="font-display text-h3 uppercase @2xs:text-date width-wide">
                  {authTitle}
                </h1>
                <p className="mt-3 mb-7 text-scuff">{authText}</p>
                <AccountArea needsScript={authStates.needsScript} accountsOff={authStates.accountsOff}>
                  <AuthGate />
                </AccountArea>
              </div>
            </div>
          </div>
        </Column>
        <div
          className="absolute inset-y-0 right-0 left-[54%] hidden border-l-8 border-edge @5xl:block"
          aria-hidden
        >
          <RinkSheet crop="centre" className="absolute inset-0 size-full" />
          <StarMark className="absolute inset-0 m-auto size-64 rotate-30 @7xl:size-80" />
        </div>
      </div>
    </>
  );
}
