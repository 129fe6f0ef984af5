import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountArea } from '@/account/AccountArea';
import { afterSignIn } from '@/account/destinations';
import { GoTo } from '@/account/GoTo';
import { LoadingText } from '@/account/LoadingText';
import { sessionEnded } from '@/account/words';
import { canKeepSession } from '@/backend/stored-session';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { TapeBand } from '@/ui/art/TapeBand';
import { prefetchPage } from '@/pages/page-views';
import { AuthTabs } from './AuthTabs';
import { authStates, authText, authTitle } from './content';
import { useAuthGuard } from './use-auth-guard';

const noticeStyle = 'mb-7 border-l-4 border-blue pl-4 text-small';

/** The forms for visitors who are not signed in; others are led on. */
function AuthGate() {
  const guard = useAuthGuard();
  const { state: arrivedWith } = useLocation();

  useEffect(() => prefetchPage(afterSignIn.page), []);

  if (guard.state === 'loading') return <LoadingText />;
  if (guard.state === 'signed-in') return <GoTo target={afterSignIn} />;
  const ended = guard.ended || (arrivedWith as { sessionEnded?: boolean } | null)?.sessionEnded === true;
  return (
    <>
      {ended ? <p className={noticeStyle}>{sessionEnded.text}</p> : null}
      {canKeepSession() ? null : <p className={noticeStyle}>{authStates.notKept}</p>}
      <AuthTabs />
    </>
  );
}

/** /auth: sign in or sign up. The card on the left, beside it on wide screens centre ice with the star of sticks. */
export default function AuthPage() {
  return (
    <div className="relative overflow-hidden">
      <div className="mx-auto grid w-full max-w-page gap-gutter px-side pt-6 pb-section md:px-10 md:pt-10 lg:grid-cols-12">
        <div className="mx-auto w-full max-w-xl lg:col-span-5 lg:mx-0">
          <Breadcrumbs page="auth" />
          <div className="overflow-hidden rounded-lg border border-hairline bg-sheet">
            <TapeBand />
            <div className="px-side py-8 sm:px-8">
              <h1 tabIndex={-1} className="font-display text-h3 uppercase xs:text-date width-wide">
                {authTitle}
              </h1>
              <p className="mt-3 mb-7 text-scuff">{authText}</p>
              <AccountArea needsScript={authStates.needsScript} accountsOff={authStates.accountsOff}>
                <AuthGate />
              </AccountArea>
            </div>
          </div>
        </div>
      </div>
      <div
        className="absolute inset-y-0 right-0 left-[54%] hidden border-l-8 border-edge lg:block"
        aria-hidden
      >
        <RinkSheet crop="centre" className="absolute inset-0 size-full" />
        <StarMark className="absolute inset-0 m-auto size-64 rotate-30 xl:size-80" />
      </div>
    </div>
  );
}
