import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { AccountArea } from '@/account/AccountArea';
import { CodeForm } from '@/account/CodeForm';
import { LoadingText } from '@/account/LoadingText';
import { Redirect } from '@/account/Redirect';
import { useSignOut } from '@/account/use-sign-out';
import { useWaited } from '@/account/use-waited';
import { sessionEnded } from '@/account/content';
import { arrivedMailLink, forgetMailLink } from '@/backend/arrived-mail-link';
import { readMailLink } from '@/backend/mail-link';
import { missingFactor, verifyCode } from '@/backend/second-factor';
import { useSession, type Session } from '@/backend/session';
import { canStore } from '@/lib/storage';
import { hasStoredSession } from '@/lib/stored-session';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { TapeBand } from '@/ui/art/TapeBand';
import { AuthTabs } from './AuthTabs';
import { head, authWords, authText, authTitle, mailLinks } from './content';
import { offerInbox } from './inbox-toast';
import { MailLinkSteps } from './MailLinkSteps';
import { Column } from '@/ui/Column';
import { PageHead } from '@/layout/PageHead';

/** How long to wait for the session before showing a form, in ms: refreshing one can take half a minute. */
export const PATIENCE_MS = 2000;

/** As high as the sign-in form, so that nothing moves when it appears. */
const areaStyle = import.meta.env.VITE_ACCOUNTS === 'off' ? undefined : 'min-h-112 noscript:min-h-0';

const noticeStyle = 'mb-7 border-l-4 border-blue pl-4 text-small';

/** Asks for the code of the second factor that a session lacks. */
function SecondFactorStep({ session, factorId }: { session: Session; factorId: string }) {
  const queryClient = useQueryClient();
  const { signOut } = useSignOut();
  const verify = (code: string) =>
    verifyCode(factorId, code).then(() => void offerInbox(queryClient, session.user.id));
  return <CodeForm verify={verify} leaveLabel={mailLinks.leave} onLeave={() => void signOut()} />;
}

/** Tells a signed-in visitor that the link they opened did nothing. */
function explainUnusedLink(): void {
  const { title, text } = mailLinks.signedIn;
  toast(title, { id: 'unused-link', description: text, duration: Infinity });
}

/** The forms for visitors who are not signed in; others are redirected. */
function AuthGate() {
  const account = useSession();
  const waited = useWaited(PATIENCE_MS);
  const [link, setLink] = useState(() => readMailLink(arrivedMailLink()));
  const [notice, setNotice] = useState<string>();
  const [cameSignedIn, setCameSignedIn] = useState(hasStoredSession);

  // A page that is loaded again finds the link; one that is left does not.
  useEffect(() => forgetMailLink, []);
  // Signed out after all: a sign-in from here on is done by hand, and needs no explanation.
  if (cameSignedIn && account.state === 'signed-out') setCameSignedIn(false);

  if (typeof link === 'object') {
    const leave = (said?: string) => {
      forgetMailLink();
      setLink(undefined);
      setNotice(said);
    };
    return <MailLinkSteps link={link} onLeave={leave} />;
  }
  if (account.state === 'signed-in') {
    const factorId = missingFactor(account.session);
    if (factorId !== undefined) return <SecondFactorStep session={account.session} factorId={factorId} />;
    return (
      <Redirect to="home" explain={link !== undefined && cameSignedIn ? explainUnusedLink : undefined} />
    );
  }
  if (account.state !== 'signed-out' && !waited) return <LoadingText />;

  const ended = account.state === 'signed-out' && account.ended ? sessionEnded.text : undefined;
  const said = link === undefined ? (ended ?? notice) : mailLinks[link];
  return (
    <>
      {said === undefined ? null : <p className={noticeStyle}>{said}</p>}
      {canStore('localStorage') ? null : <p className={noticeStyle}>{authWords.notKept}</p>}
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
                <h1
                  tabIndex={-1}
                  className="font-display text-h3 uppercase @2xs:text-date font-stretch-expanded"
                >
                  {authTitle}
                </h1>
                <p className="mt-3 mb-7 text-scuff">{authText}</p>
                <div className={areaStyle}>
                  <AccountArea needsScript={authWords.needsScript} accountsOff={authWords.accountsOff}>
                    <AuthGate />
                  </AccountArea>
                </div>
              </div>
            </div>
          </div>
        </Column>
        <div
          className="absolute inset-y-0 right-0 left-[54%] hidden border-l-8 border-edge @5xl:block"
          aria-hidden
        >
          <RinkSheet crop="neutral" className="absolute inset-0 size-full" />
          <StarMark className="absolute inset-0 m-auto size-56 rotate-30 @7xl:size-64" />
        </div>
      </div>
    </>
  );
}
