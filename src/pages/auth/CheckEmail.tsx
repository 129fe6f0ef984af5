import { FocusedHeading } from '@/account/FocusedHeading';
import { authNotices, authStates, signIn } from './content';
import { buttonStyle } from '@/ui/button-style';

/** Replaces the sign-up form while the account's address waits to be confirmed. */
export function CheckEmail({ onSignIn }: { onSignIn: () => void }) {
  return (
    <>
      <FocusedHeading>{authStates.confirmHeading}</FocusedHeading>
      <p className="mt-3">
        {authNotices.signUpDone.title} {authStates.confirmEmail}
      </p>
      <button type="button" onClick={onSignIn} className={buttonStyle('outline', 'mt-6 w-full')}>
        {signIn.tab}
      </button>
    </>
  );
}
