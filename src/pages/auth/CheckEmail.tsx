import { useEffect, useRef } from 'react';
import { authNotices, authStates, signIn } from './content';
import { buttonStyle } from '@/ui/button-style';

/** Replaces the sign-up form while the account's address waits to be confirmed. */
export function CheckEmail({ onSignIn }: { onSignIn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had focus is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h3">
        {authStates.confirmHeading}
      </h2>
      <p className="mt-3">
        {authNotices.signUpDone.title} {authStates.confirmEmail}
      </p>
      <button type="button" onClick={onSignIn} className={buttonStyle('outline', 'mt-6 w-full')}>
        {signIn.tab}
      </button>
    </>
  );
}
