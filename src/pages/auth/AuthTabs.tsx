import * as Tabs from '@radix-ui/react-tabs';
import { useRef, useState, type ReactNode } from 'react';
import { AccountStep } from '@/account/AccountStep';
import { authNotices, authWords, signIn, signUp, tabsLabel } from './content';
import { ForgottenPassword } from './ForgottenPassword';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

const tabStyle =
  'min-h-action cursor-pointer border-b-4 border-hairline px-3 font-display text-body text-scuff hover:text-night data-[state=active]:border-night data-[state=active]:text-night forced-colors:data-[state=inactive]:border-[Canvas]';

/** A panel that keeps its form, and what is typed into it, while the other one is shown. */
function Panel({ name, shown, children }: { name: string; shown: string; children: ReactNode }) {
  return (
    <Tabs.Content value={name} forceMount hidden={name !== shown} className="rounded pt-7">
      {children}
    </Tabs.Content>
  );
}

/** The two ways in, as tabs (WAI-ARIA APG, tabs with automatic activation). */
export function AuthTabs() {
  const [shown, setShown] = useState('sign-in');
  const [confirming, setConfirming] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const signInTab = useRef<HTMLButtonElement>(null);
  const leaveForgotten = () => {
    setForgotten(false);
    signInTab.current?.focus();
  };
  return (
    <Tabs.Root value={shown} onValueChange={setShown}>
      <Tabs.List aria-label={tabsLabel} className="grid grid-cols-2">
        <Tabs.Trigger ref={signInTab} value="sign-in" className={tabStyle}>
          {signIn.tab}
        </Tabs.Trigger>
        <Tabs.Trigger value="sign-up" className={tabStyle}>
          {signUp.tab}
        </Tabs.Trigger>
      </Tabs.List>
      <Panel name="sign-in" shown={shown}>
        {forgotten ? <ForgottenPassword onBack={leaveForgotten} /> : null}
        {/* Stays mounted, to keep what was typed. */}
        <div hidden={forgotten}>
          <h2 className="mb-5 font-display text-h3">{signIn.heading}</h2>
          <SignInForm onForgotten={() => setForgotten(true)} />
        </div>
      </Panel>
      <Panel name="sign-up" shown={shown}>
        {confirming ? (
          <AccountStep
            heading={authWords.confirmHeading}
            text={`${authNotices.signUpDone.title} ${authWords.confirmEmail}`}
            leaveLabel={signIn.tab}
            onLeave={() => signInTab.current?.focus()}
          />
        ) : (
          <>
            <h2 className="mb-5 font-display text-h3">{signUp.heading}</h2>
            <SignUpForm onConfirmationNeeded={() => setConfirming(true)} />
          </>
        )}
      </Panel>
    </Tabs.Root>
  );
}
