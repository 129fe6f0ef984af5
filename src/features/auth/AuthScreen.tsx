import { authStates, authText, authTitle } from '@/content/auth';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { TapeBand } from '@/ui/art/TapeBand';
import { AccountProvider } from './AccountProvider';
import { AccountShell } from './AccountShell';
import { AccountsOff } from './AccountsOff';
import { AuthTabs } from './AuthTabs';
import { CentreIce } from './CentreIce';
import { NotKeptNotice } from './NotKeptNotice';
import { SignedOutOnly } from './SignedOutOnly';

/** The page /auth: the card on the left, beside it on wide screens the sheet to step onto. */
export function AuthScreen() {
  return (
    <div className="relative overflow-hidden">
      <div className="mx-auto grid w-full max-w-page gap-gutter px-5 pt-6 pb-section md:px-10 md:pt-10 lg:grid-cols-12">
        <div className="mx-auto w-full max-w-xl lg:col-span-5 lg:mx-0">
          <Breadcrumbs page="auth" />
          <div className="overflow-hidden rounded-lg border border-hairline bg-sheet">
            <TapeBand />
            <div className="px-5 py-8 sm:px-8">
              <h1 tabIndex={-1} className="font-display text-date uppercase width-wide">
                {authTitle}
              </h1>
              <p className="mt-3 mb-7 text-scuff">{authText}</p>
              <AccountProvider
                shell={<AccountShell needsScript={authStates.needsScript} />}
                accountsOff={<AccountsOff {...authStates.accountsOff} />}
              >
                <SignedOutOnly>
                  <NotKeptNotice />
                  <AuthTabs />
                </SignedOutOnly>
              </AccountProvider>
            </div>
          </div>
        </div>
      </div>
      <CentreIce className="absolute inset-y-0 right-0 left-[54%] hidden lg:block" />
    </div>
  );
}
